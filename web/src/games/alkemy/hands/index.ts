/** The hands: for each kind of decision, how it is made on the table. */

import Harvest from "./alchemy/Harvest.svelte";
import Upgrades from "./alchemy/Upgrades.svelte";
import Announce from "./Announce.svelte";
import DeployTray from "./DeployTray.svelte";
import Counted from "./fight/Counted.svelte";
import Minds from "./fight/Minds.svelte";
import MindPlates from "./fight/MindPlates.svelte";
import Ghost from "./Ghost.svelte";
import type { Hand } from "./hand";
import Nature from "./modules/Nature.svelte";
import Offers from "./modules/Offers.svelte";
import PiecePlates from "./modules/PiecePlates.svelte";
import Nudges from "./Nudges.svelte";
import Pressed from "./Pressed.svelte";
import Push from "./Push.svelte";
import Region from "./Region.svelte";
import Ring from "./Ring.svelte";
import Bands from "./setup/Bands.svelte";
import ByChance from "./setup/ByChance.svelte";
import Companions from "./setup/Companions.svelte";
import Forbidden from "./setup/Forbidden.svelte";
import PieceGhost from "./setup/PieceGhost.svelte";
import SceneryTray from "./setup/SceneryTray.svelte";
import TurnHandle from "./setup/TurnHandle.svelte";
import TurnPanel from "./setup/TurnPanel.svelte";
import AimLine from "./shooting/AimLine.svelte";
import AimPanel from "./shooting/AimPanel.svelte";
import Cover from "./shooting/Cover.svelte";
import Estimate from "./shooting/Estimate.svelte";
import SpotButtons from "./SpotButtons.svelte";
import SpotGhost from "./SpotGhost.svelte";
import OrderChips from "./targets/OrderChips.svelte";
import Targets from "./targets/Targets.svelte";

/** Presses on what the options name, and a menu where several are about the same. */
const PRESS: Hand = { Around: Pressed };

/** A spot is pointed at, or the base dragged there. */
const PLACE: Hand = { Under: Region, Over: Ghost, Around: Nudges };

/** One of a few spots is pressed. */
const SPOTS: Hand = { Over: SpotGhost, Around: SpotButtons };

/** Several figures are pressed, and none of them counts before all are confirmed. */
const SEVERAL: Hand = { ...PRESS, Panel: Targets };

/** Cards and natures are chosen beside the table, with what they do. */
const OFFERED: Hand = { Panel: Offers };

/** Who is to roll shows what they roll with, on the table and beside it. */
const ROLLER: Hand = { Around: MindPlates, Panel: Minds };

const HANDS: Readonly<Record<string, Hand>> = {
  announce: { Over: AimLine, Around: Announce, Panel: AimPanel },
  "agree-nature": OFFERED,
  band: { Panel: Bands },
  "command-cancel": OFFERED,
  "command-pick": OFFERED,
  "command-play": OFFERED,
  contact: { ...PLACE, Under: Ring },
  cover: { Around: PiecePlates, Panel: Cover },
  deploy: { Over: Companions, Around: Nudges, Tray: DeployTray, Panel: ByChance },
  "deploy-card": { ...PRESS, Tray: DeployTray, Panel: ByChance },
  deployment: ROLLER,
  effect: OFFERED,
  "effect-piece": { ...OFFERED, Around: PiecePlates },
  estimate: { Over: AimLine, Panel: Estimate },
  "ground-test": { ...PRESS, ...OFFERED },
  harvest: { Panel: Harvest },
  initiative: { ...ROLLER, Over: Counted },
  nature: { Panel: Nature },
  "next-order": { ...PRESS, Panel: OrderChips },
  objective: OFFERED,
  piece: {
    Under: Forbidden,
    Over: PieceGhost,
    Around: Nudges,
    Tray: SceneryTray,
    Panel: ByChance,
  },
  push: { ...SPOTS, Panel: Push },
  run: PLACE,
  scenery: { Over: PieceGhost, Tray: SceneryTray, Panel: ByChance },
  shaal: { ...PRESS, ...OFFERED },
  shelter: PLACE,
  "target-also": SEVERAL,
  "target-first": SEVERAL,
  tester: ROLLER,
  token: { Around: SpotButtons, Panel: ByChance },
  turn: { Over: PieceGhost, Around: TurnHandle, Tray: SceneryTray, Panel: TurnPanel },
  upgrade: { Panel: Upgrades },
  walk: PLACE,
  way: SPOTS,
};

/** Kinds whose options are all figures, cards or other things on the table to be pressed. */
export const PRESSED: ReadonlySet<string> = new Set([
  "activate",
  "blow",
  "burn",
  "card",
  "charger",
  "command-figure",
  "command-hero",
  "counter",
  "deployment",
  "extra-target",
  "forbid",
  "harvest-token",
  "initiative",
  "keep",
  "react",
  "rejoin",
  "shoot-charger",
  "starter",
  "tester",
]);

/** Decisions whose panel needs the room of the warbands. */
export const ROOMY: ReadonlySet<string> = new Set(["estimate", "upgrade"]);

/** Return whether a kind of decision can be made on the table alone. */
export function hasHand(kind: string): boolean {
  return kind in HANDS || PRESSED.has(kind);
}

/** Return the hand for a kind of decision; what has none of its own is pressed. */
export function handFor(kind: string): Hand | null {
  return kind === "" ? null : (HANDS[kind] ?? PRESS);
}
