### Ce que la maison dit d’elle-même : ses archives, ses portes, ses gens.

## Le fichier des archives

server-store-foreign = Le fichier { $path } n’est pas un fichier d’archives d’Athanor. Rien n’y a été modifié.
server-store-broken = Les archives { $path } sont endommagées, ou n’en sont pas. « athanor doctor --repair » sauve ce qui se lit encore ; sinon, remettez une sauvegarde à leur place.
server-store-newer = Les archives { $path } ont été écrites par un Athanor plus récent (version { $version }, connue ici : { $known }). Mettez Athanor à jour.
server-store-unusable = Les archives { $path } sont inutilisables : { $reason }.
server-no-postgres = Pour une base PostgreSQL, Athanor a besoin de son pilote : installez athanor-games[postgres].
server-bad-store-address = Ce n’est pas l’adresse d’une base PostgreSQL ({ $reason }). Elle ressemble à postgresql://nom@hôte/base.
server-postgres-too-old = Le PostgreSQL de { $path } est de version { $version } ; il faut au moins la version { $known }.
server-database-in-use = Une autre maison est ouverte dans la base { $path }. Fermez-la d’abord. Rien n’a été changé.
server-other-edition = Une maison tenue par { $theirs } est ouverte dans cette base ; ici, c’est { $ours }. Tous les processus d’une maison doivent être de la même version, avec les mêmes règles et les mêmes cartes. Fermez d’abord les autres, ou lancez celui-ci dans leur version. Rien n’a été changé.
server-workers-share-no-file = Plusieurs processus ne peuvent pas se partager un fichier. Gardez la maison dans une base PostgreSQL (--store postgresql://…), ou omettez --workers.
doctor-no-store = Il n’y a pas d’archives { $path }. Indiquez le dossier de la maison avec --data.
doctor-file = Le fichier : { $problem }
doctor-unreadable = Le fichier ne se lit pas en entier : { $reason }
doctor-version = Le fichier est de version { $version }, celle connue ici est { $known } ; rien d’autre n’a été examiné.
doctor-strays = { $count ->
    [one] { $count } ligne de { $name } renvoie
   *[other] { $count } lignes de { $name } renvoient
} à quelque chose qui n’existe plus.
doctor-table = Table { $table } : { $problem }
doctor-snapshot = Table { $table } : son état conservé n’est plus ce qu’il était. Elle sera rejouée depuis son journal.
doctor-pack = Table { $table } : le paquet { $hash } avec lequel elle a commencé manque, ou est abîmé.
doctor-torn = Table { $table } : ses dernières entrées ont pu se perdre avec une page abîmée.
doctor-set-aside = Mis de côté : { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
} de la table { $table } ({ $reason }).
server-folder-in-use = Une autre maison est ouverte dans le dossier { $folder }. Fermez-la d’abord, ou choisissez un autre dossier avec --data. Rien n’a été modifié.

## Les gens

server-bad-name = Un nom doit avoir des lettres visibles.
server-has-account = Vous avez déjà un compte : { $login }.
server-login-taken = L’identifiant « { $login } » est déjà pris. Choisissez-en un autre.
server-wrong-login = Aucun compte n’a cet identifiant et ce mot de passe.
server-too-many-logins = Trop de tentatives manquées. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-wrong-password = Ce n’est pas le mot de passe de votre compte.
server-no-account = Vous n’avez pas de compte ici : vous êtes un invité.

## Les requêtes

server-failed = Quelque chose s’est mal passé dans la maison. Rien n’a été modifié.
server-store-failed = La maison ne peut rien conserver en ce moment : son disque est plein, ou ses archives sont occupées. Rien n’a été modifié.
server-opening = La maison ouvre : elle reprend les parties laissées en cours.
server-closing = La maison ferme. Les parties reprendront à sa réouverture.
server-no-workers = La maison n’a aucun processus où ses automates puissent réfléchir.
server-numbers-private = Les chiffres de cette maison sont pour qui s’en occupe. Demandez-les depuis sa machine, ou faites-la ouvrir avec --metrics et votre adresse.
server-not-json = Ceci n’est pas du JSON.
server-bad-field = Ceci ne convient pas : « { $field } ».
server-too-large = C’est trop grand.
server-foreign-request = Cette requête vient d’un autre site, ou d’un programme qui ne se présente pas comme l’un des nôtres.
server-other-name = Cette maison ne répond pas au nom « { $name } ». Appelez-la par son adresse en chiffres, ou demandez à qui la tient d’autoriser ce nom : athanor serve --name { $name }
server-too-many-sockets = Trop de connexions sont déjà ouvertes. Fermez d’autres tables, ou attendez un instant.
server-too-many-requests = Trop de requêtes. Attendez une minute.
server-too-many-connections = Trop de connexions sont déjà ouvertes depuis votre adresse. Attendez { $seconds } secondes.
server-banned = Vous êtes exclu de cette maison : « { $reason } ». Vous pouvez encore emporter vos données, ou partir pour de bon.
server-banned-until = Vous êtes exclu de cette maison jusqu’au { $until } : « { $reason } ». Vous pouvez encore emporter vos données, ou partir pour de bon.
server-muted = Vous n’avez la parole à aucune table de cette maison : « { $reason } ». Vous pouvez continuer à jouer.
server-muted-until = Vous n’avez la parole à aucune table de cette maison jusqu’au { $until } : « { $reason } ». Vous pouvez continuer à jouer.
server-house-full = Cette maison ne tient pas plus de { $most } tables non terminées, et elles y sont. Réessayez quand l’une d’elles aura pris fin.
server-no-more-accounts = Cette maison ne tient pas plus de { $most } comptes, et ils y sont. Vous pouvez jouer en invité.
server-too-many-tables = Vous tenez déjà { $most } tables où tout n’est pas joué. Fermez-en une, ou menez une partie à son terme.
server-tables-too-fast = Trop de tables ont été dressées depuis votre adresse. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-too-many-uploads = Trop d’enregistrements sont en cours d’ouverture. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-no-such-page = Il n’y a rien à cette adresse.
server-no-client = La maison est ouverte, mais son client pour navigateur n’a pas été construit. Dans le dossier web, lancez : npm ci, puis npm run build.

## Automates et parties à revoir

server-no-such-bot =
    Aucun automate ne s’appelle ici « { $bot } ».{ $closes ->
        [0] { "" }
       *[other] { " " }Vouliez-vous dire { $close } ?
    } À une table jouent { $known }.
server-no-such-reference = Il n’y a rien ici qui s’appelle « { $reference } ».
server-no-such-example = Le livre ne montre rien à côté de « { $rule } ».
server-too-many-bots = Vos tables peuvent compter { $most } automates à la fois, pas davantage. Menez une partie à son terme, ou invitez-en moins.
server-bots-alone =
    Des parties que les automates jouent seuls, cette machine vous en accorde { $most ->
        [one] une
       *[other] { $most }
    } à la fois. Attendez qu’une d’elles se termine, ou prenez place vous-même.
server-no-such-replay = Il n’y a pas de partie à revoir « { $replay } ».
server-not-over = Cette partie n’est pas terminée. On pourra la revoir ensuite.
server-branch-over = À la fin d’une partie, il n’y a plus rien à essayer. Revenez d’un pas.
server-too-many-analyses = Plusieurs analyses attendent déjà. Redemandez quand l’une d’elles sera faite.
server-record-too-long = Cet enregistrement compte { $answers } choix. On peut en regarder ici jusqu’à { $most }.
