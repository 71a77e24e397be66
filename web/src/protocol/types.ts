/** What the house and its visitors say to each other. Made by `npm run types`: do not edit. */

export type Arg = number | string | (Message | SeatName | Label | Inches | Listing);
export type SeatWish = MeHere | Expected | ForAnyone | ForBot;
export type FromClient =
  | Hello
  | Look
  | Choose
  | Steps
  | Search
  | Ask
  | Point
  | Inquire
  | TakeBack
  | Advise
  | Leaf
  | GiveUp
  | Concede
  | OfferDraw
  | Reply
  | Say
  | BotPace
  | Ping;
export type FromHouse = Scene | Chat | Done | Offer | Preview | Finding | Counsel | Refused | Pong;
export type Phase = "closed" | "gathering" | "over" | "playing";
export type Sitter = Person | Automaton | Vacant;
export type Span = number | string | (Message | SeatName | Label | Inches | Listing | Mark | Toned);
export type Line = Span[];
export type OptionValue = boolean | number | string | (boolean | number | string | null)[] | null;
export type UndoPolicy = "consent" | "off" | "own";
export type TimeUp = "bot" | "default" | "nothing";

/**
 * Something that was said, known by when and under which name.
 */
export interface AboutRemark {
  kind: "remark";
  when: number;
  name: string;
}
/**
 * Whoever sits at a seat.
 */
export interface AboutSeat {
  kind: "seat";
  seat: number;
}
/**
 * Up to three choices, the one that a master would make first.
 */
export interface Advice {
  found: "forced" | "mixed" | "searched" | "settled";
  choices: Advised[];
  deals: number;
}
/**
 * A choice, and what search found out about it.
 */
export interface Advised {
  text: string;
  message: Message;
  things: string[];
  low: number;
  high: number;
  gain: number;
  doubt: number;
  often: number;
  why: Why;
}
/**
 * A message key with its arguments; arguments may be messages themselves.
 */
export interface Message {
  is: "message";
  key: string;
  args: {
    [k: string]: Arg;
  };
}
/**
 * The name of whoever sits at a seat, as an argument of a message.
 */
export interface SeatName {
  is: "seat";
  seat: number;
}
/**
 * A name that card data gives in both languages, as an argument of a message.
 */
export interface Label {
  is: "label";
  en: string;
  fr: string;
}
/**
 * A length on a table, in thousandths of an inch, as an argument of a message.
 */
export interface Inches {
  is: "inches";
  units: number;
}
/**
 * Several arguments that read as one enumeration.
 */
export interface Listing {
  is: "list";
  items: Arg[];
}
/**
 * The reasons for a choice: all terms of its value, and a sentence of those that count.
 */
export interface Why {
  because: Message;
  terms: NamedTerm[];
}
/**
 * One thing that speaks for a choice, or against it.
 */
export interface NamedTerm {
  said: Message;
  worth: number;
  rules: string[];
}
/**
 * Ask what a master would choose; all are told that one has asked.
 *
 *     Where others must agree first, they are asked. Equal questions are asked once.
 */
export interface Advise {
  type: "advise";
  id: string;
  at: number;
  seat: number;
  seq?: number | null;
}
/**
 * The same table is to be set up again.
 */
export interface Again {
  commitment?: string;
  seed?: string;
}
/**
 * A player's side of the table; supply and school only where the viewer may see them.
 */
export interface AlchemistAdeptView {
  seat: number;
  colour: string;
  fame: number;
  space: number;
  chip: number;
  seals: number;
  supply_size: number;
  supply: number[] | null;
  school: number | null;
}
/**
 * A cauldron and what is on it.
 */
export interface AlchemistCauldronView {
  name: string;
  products: number[];
  potion: AlchemistPotionView | null;
}
/**
 * A recorded potion: all of it is public (ALC-144).
 */
export interface AlchemistPotionView {
  creator: number;
  recipe: number[];
  value: number;
}
/**
 * The end of the game, for everybody.
 */
export interface AlchemistResultView {
  places: number[];
  scores: Modifier[][];
  pool: number[];
  school_places: number[];
  rewards: number[];
}
/**
 * One term of a sum that a rule computes, so that every number can explain itself.
 */
export interface Modifier {
  message: Message;
  value: number;
  rules: string[];
}
/**
 * The table as one viewer sees it.
 */
export interface AlchemistView {
  viewer: number;
  over: boolean;
  round: number;
  turn: number;
  first: number;
  active: number;
  last_round: boolean;
  exhausted_to_end: number;
  reserve: number[];
  removed: number[];
  bag_size: number;
  tiles: number[];
  cauldrons: AlchemistCauldronView[];
  adepts: AlchemistAdeptView[];
  result: AlchemistResultView | null;
}
/**
 * Whether one agrees to what another player wants an element to be: ``yes`` or ``no``.
 */
export interface AlkemyAgreeChoice {
  is: "agree";
  kind: string;
  placer: number;
  vision: string;
  crossing: string[];
}
/**
 * What a formula card says of an alchemist.
 */
export interface AlkemyAlchemistReference {
  circle: string;
  affinity: string;
  components: number;
  stones: number;
  formulas: string[];
}
/**
 * A part of a region: its outline, and the outlines of its holes.
 */
export interface AlkemyAreaView {
  outline: never[][];
  holes: never[][][];
}
/**
 * A ready warband, as it is chosen: ``text`` is the choice.
 */
export interface AlkemyBandReference {
  text: string;
  name: Label;
  affinity: string;
  cards: never[][];
}
/**
 * Something that could be thought of and may not be chosen, and why.
 */
export interface AlkemyBarred {
  name: string;
  message: Message;
  rules: string[];
}
/**
 * Which element a Special Effect is given to.
 */
export interface AlkemyBearerChoice {
  is: "bearer";
  effect: string;
  pieces: string[];
}
/**
 * The bare table of the scenario, in thousandths of an inch from the lower left corner.
 */
export interface AlkemyBoardView {
  width: number;
  height: number;
  depth: number;
  zones: AlkemyZoneView[];
  areas: AlkemyHeldAreaView[];
  objective: string;
}
/**
 * A part of the table, and where figures are deployed in it; boxes from left to top.
 */
export interface AlkemyZoneView {
  seat: number | null;
  /**
   * @minItems 4
   * @maxItems 4
   */
  table: never[];
  /**
   * @minItems 4
   * @maxItems 4
   */
  deploy: never[];
  round: never[] | null;
}
/**
 * An area that figures can hold, and who does.
 */
export interface AlkemyHeldAreaView {
  /**
   * @minItems 4
   * @maxItems 4
   */
  box: never[];
  holder: number | null;
}
/**
 * Which cards of others to cancel.
 */
export interface AlkemyCancelChoice {
  is: "cancel";
  laid: AlkemyLaidCard[];
  options: AlkemyCancelOption[];
  reserve: number;
}
/**
 * A card that another player has revealed.
 */
export interface AlkemyLaidCard {
  seat: number;
  card: string;
  price: number;
}
/**
 * Cards to cancel at once, by their owners; none of them is an option, too.
 */
export interface AlkemyCancelOption {
  text: string;
  seats: number[];
  price: number;
}
/**
 * One profile card of several.
 */
export interface AlkemyCardChoice {
  is: "cards";
  cards: AlkemyCardOption[];
  may_pass: boolean;
}
/**
 * A profile card that may be activated or deployed.
 */
export interface AlkemyCardOption {
  text: string;
  card: number;
  figures: string[];
  again: boolean;
}
/**
 * A Combat Card as printed.
 */
export interface AlkemyCardReference {
  id: string;
  name: Label;
  text: Label;
  kind: string;
  ap: number;
  ref_dice: number;
  bonus_vs: string[];
  shift: number;
  margin: number;
  profiles: string[];
}
/**
 * A command card.
 */
export interface AlkemyCommandCardView {
  id: string;
  name: Label;
  cost: number;
}
/**
 * A command card for the hand or for this turn, or none; ``nothing`` is how that is written.
 */
export interface AlkemyCommandChoice {
  is: "command";
  cards: AlkemyCommandOption[];
  barred: AlkemyBarred[];
  nothing: string;
  reserve: number;
  left: number;
}
/**
 * A command card that may be taken or played.
 */
export interface AlkemyCommandOption {
  text: string;
  card: string;
  cost: number;
}
/**
 * A command card.
 */
export interface AlkemyCommandReference {
  id: string;
  name: Label;
  text: Label;
  cost: number;
  verbs: string[];
  source: string;
}
/**
 * A player's command cards and points.
 */
export interface AlkemyCommandView {
  seat: number;
  reserve: number;
  cards: number;
  hand: AlkemyCommandCardView[] | null;
  played: AlkemyCommandCardView[];
  laid: AlkemyCommandCardView | null;
  cancelled: boolean;
}
/**
 * Something that an objective asks for, and how far it is as things stand.
 */
export interface AlkemyConditionView {
  verb: string;
  value: number;
  goal: number;
  at_most: boolean;
  holds: boolean;
}
/**
 * What lies in the way of a shot, and what it costs.
 */
export interface AlkemyCorridorFinding {
  is: "corridor";
  corners: never[][];
  obstacles: string[];
  shift: number;
  aims: boolean;
}
/**
 * Ask what lies in the way of a shot.
 */
export interface AlkemyCorridorQuery {
  is: "corridor";
  shooter: string;
  target: string;
}
/**
 * Which cover to roll for, if any.
 */
export interface AlkemyCoverChoice {
  is: "cover";
  figure: string;
  shooter: string;
  difficulty: number;
  damage: number;
  covers: AlkemyCoverOption[];
}
/**
 * Something to take cover behind.
 */
export interface AlkemyCoverOption {
  text: string;
  thing: string | null;
}
/**
 * Damage read on a line: the column rolled, each shift, the column that applies.
 */
export interface AlkemyDamageView {
  is: "damage";
  striker: string;
  victim: string;
  ranged: boolean;
  line: number[];
  column: number;
  shifts: Modifier[];
  read: number;
  amount: number;
}
/**
 * A die as it lies.
 */
export interface AlkemyDieView {
  number: number;
  symbol: string;
}
/**
 * Which Special Effect to give: each is a written choice.
 */
export interface AlkemyEffectChoice {
  is: "effect";
  effects: string[];
  barred: AlkemyBarred[];
}
/**
 * Something that alchemy has done to a figure.
 */
export interface AlkemyEffectView {
  kind: string;
  value: number;
  skill: Label | null;
}
/**
 * A distance to be stated.
 */
export interface AlkemyEstimateChoice {
  is: "estimate";
  figure: string;
  target: string;
  step: number;
  most: number;
}
/**
 * One estimate, and what was then measured.
 */
export interface AlkemyEstimateView {
  figure: string;
  target: string;
  said: number;
  true: number;
}
/**
 * All that was announced, measured, laid and rolled since the last quiet moment.
 */
export interface AlkemyExchangeView {
  orders: AlkemyOrderView[];
  shots: AlkemyShotView[];
  cards: AlkemyPlayedView[];
  rolls: AlkemyRollView[];
  damage: AlkemyDamageView[];
  measured: AlkemyMeasureView[];
  offered: AlkemyOfferedView | null;
}
/**
 * An announced Action, with all that was named beforehand.
 */
export interface AlkemyOrderView {
  is: "order";
  figure: string;
  action: string;
  targets: string[];
  formula: string | null;
  by_concentration: boolean;
  estimate: number | null;
  paid: number;
  stage: string;
}
/**
 * A shot under way: said, measured, and what lies in between.
 */
export interface AlkemyShotView {
  is: "shot";
  figure: string;
  target: string;
  estimate: number | null;
  distance: number | null;
  aim: boolean;
  reaction: string;
  shift: number;
  obstacles: string[];
  corridor: never[][];
}
/**
 * A Combat Card in a fight; face down it is none.
 */
export interface AlkemyPlayedView {
  is: "card";
  figure: string;
  card: string | null;
}
/**
 * A roll: all its dice, which of them count, and its sum term by term.
 */
export interface AlkemyRollView {
  is: "roll";
  figure: string;
  roll: string;
  colour: string;
  dice: AlkemyDieView[];
  kept: number[];
  value: number;
  difficulty: number | null;
  total: number | null;
  why: Modifier[];
}
/**
 * A tape laid from edge to edge, if there was a line of sight to lay it along.
 */
export interface AlkemyMeasureView {
  is: "measure";
  one: string;
  other: string;
  sight: AlkemySightView | null;
  length: number | null;
  limit: number | null;
}
/**
 * A free line of sight, or what cuts all of them.
 */
export interface AlkemySightView {
  visible: boolean;
  line: never[][];
  blockers: string[];
}
/**
 * A reaction that is offered, and what it answers.
 */
export interface AlkemyOfferedView {
  kind: string;
  figures: string[];
  against: string;
}
/**
 * All estimates of a player; below 0 is too short.
 */
export interface AlkemyEyeView {
  seat: number;
  estimates: AlkemyEstimateView[];
  bias: number;
  spread: number;
}
/**
 * A symbol on profile cards.
 */
export interface AlkemyFactionReference {
  id: string;
  name: Label;
  affinity: string;
  parent: string;
}
/**
 * One figure of several, or nobody; ``figure`` is the one it is named for.
 */
export interface AlkemyFigureChoice {
  is: "figures";
  figure: string | null;
  able: string[];
  nobody: boolean;
}
/**
 * A figure, on the table or off it.
 */
export interface AlkemyFigureView {
  label: string;
  seat: number;
  card: number;
  profile: string;
  name: Label;
  status: string;
  x: number;
  y: number;
  radius: number;
  size: number;
  wounds: number;
  colour: string;
  ap: number;
  defense: number;
  walk: number;
  charge: number;
  run: number;
  foes: string[];
  marks: string[];
  concentration: number;
  components: number;
  stones: number;
  effects: AlkemyEffectView[];
}
/**
 * A formula as printed.
 */
export interface AlkemyFormulaReference {
  id: string;
  name: Label;
  text: Label;
  level: number;
  components: number;
  range: number;
  auto: boolean;
  target: string;
  upgrades: AlkemyUpgradeReference[];
}
/**
 * What stones add to a formula.
 */
export interface AlkemyUpgradeReference {
  stones: number;
  range: number;
  targets: number;
  add: number;
  times: number;
}
/**
 * A test that a figure must make beside an element.
 */
export interface AlkemyGroundTest {
  text: string;
  figure: string;
  piece: string;
  effect: string;
}
/**
 * A Combat Card that may be played now.
 */
export interface AlkemyHandCard {
  text: string;
  ap: number;
}
/**
 * A Combat Card, chosen face down.
 */
export interface AlkemyHandChoice {
  is: "hand";
  figure: string;
  enemy: string;
  way: string;
  cards: AlkemyHandCard[];
  barred: AlkemyBarred[];
}
/**
 * What to take from a token.
 */
export interface AlkemyHarvestChoice {
  is: "harvest";
  figure: string;
  takes: AlkemyHarvestOption[];
}
/**
 * What may be taken from a token.
 */
export interface AlkemyHarvestOption {
  text: string;
  components: number;
  stones: number;
  effect: boolean;
}
/**
 * Which two dice to keep.
 */
export interface AlkemyKeepChoice {
  is: "keep";
  figure: string;
  roll: string;
  colour: string;
  dice: AlkemyDieView[];
  why: Modifier[];
  value: number;
  difficulty: number | null;
  line: number[];
  shifts: Modifier[];
  pairs: AlkemyPairOption[];
}
/**
 * Two dice to keep, and what they come to.
 */
export interface AlkemyPairOption {
  text: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  dice: never[];
  total: number;
  hits: boolean | null;
  column: number | null;
  read: number | null;
  damage: number | null;
}
/**
 * A figure moved; where nobody measures only the ends of its way are told.
 */
export interface AlkemyMoveView {
  is: "move";
  figure: string;
  kind: string;
  way: never[][];
}
/**
 * What a new element is to be: anything but the usual must be agreed on.
 */
export interface AlkemyNatureChoice {
  is: "nature";
  kind: string;
  usual: string;
  natures: AlkemyNatureOption[];
}
/**
 * What an element may be.
 */
export interface AlkemyNatureOption {
  text: string;
  vision: string;
  crossing: string[];
}
/**
 * What is near something, the nearest first as the picture shows it.
 */
export interface AlkemyNearFinding {
  is: "near";
  of: string;
  neighbours: AlkemyNeighbour[];
}
/**
 * Something near: in which direction by the clock, twelve being away from oneself.
 */
export interface AlkemyNeighbour {
  thing: string;
  clock: number;
  length: number | null;
}
/**
 * Ask what is near, the nearest first.
 */
export interface AlkemyNearQuery {
  is: "near";
  of: string;
  only?: ("enemy" | "friend" | "piece" | "post" | "token") | null;
  most?: number;
}
/**
 * A secret objective, and those that were used in this event.
 */
export interface AlkemyObjectiveChoice {
  is: "objective";
  objectives: AlkemyObjectiveOption[];
  barred: AlkemyBarred[];
}
/**
 * A secret objective that may be chosen.
 */
export interface AlkemyObjectiveOption {
  text: string;
  objective: string;
  points: number;
  points_on_win: number;
}
/**
 * A secret objective.
 */
export interface AlkemyObjectiveReference {
  id: string;
  name: Label;
  text: Label;
  points: number;
  points_on_win: number;
  verbs: string[];
  source: string;
}
/**
 * A secret objective and how far it is.
 */
export interface AlkemyObjectiveView {
  id: string;
  name: Label;
  points: number;
  points_on_win: number;
  fulfilled: boolean;
  conditions: AlkemyConditionView[];
}
/**
 * What a figure does next, and what it may not do.
 */
export interface AlkemyOrderChoice {
  is: "orders";
  figure: string;
  orders: AlkemyOrderOption[];
  may_stop: boolean;
  barred: AlkemyBarred[];
}
/**
 * An order that may be announced.
 */
export interface AlkemyOrderOption {
  text: string;
  action: string;
  target: string | null;
  ap: number;
  formula: string | null;
  by_concentration: boolean;
  reach: number | null;
  short: boolean;
  hopeless: boolean;
}
/**
 * A spot for a piece of scenery.
 */
export interface AlkemyPieceChoice {
  is: "piece";
  kind: string;
  turn: number;
}
/**
 * A scenery element.
 */
export interface AlkemyPieceView {
  kind: string;
  name: Label;
  size: number;
  movement: string;
  hill: boolean;
  opaque: boolean;
  turn: number;
  corners: never[][];
  vision: string | null;
  crossing: string[] | null;
  effect: string | null;
  giver: number | null;
  used: boolean;
}
/**
 * A spot for a figure: where it is deployed, or where its move ends. Ask for its region.
 */
export interface AlkemyPlaceChoice {
  is: "place";
  figure: string;
  length: number | null;
  targets: string[];
}
/**
 * Where a Jin post stands.
 */
export interface AlkemyPostReference {
  x: number;
  y: number;
}
/**
 * A Jin post, or another objective.
 */
export interface AlkemyPostView {
  x: number;
  y: number;
  radius: number;
  size: number;
  owner: number | null;
  name: Label;
  lies: boolean;
  bearer: string | null;
}
/**
 * A profile card as printed, front and back; what it has not is ``None``.
 */
export interface AlkemyProfileReference {
  id: string;
  name: Label;
  one: Label;
  factions: string[];
  hero: boolean;
  cost: number;
  figures: number;
  ap: number;
  mind: number | null;
  reflex: number | null;
  combat: number | null;
  defense: number;
  health: number[];
  walk: number;
  charge: number;
  run: number;
  size: number;
  radius: number;
  damage: number[];
  ranged: AlkemyRangedReference | null;
  alchemist: AlkemyAlchemistReference | null;
  skills: string[];
  cards: string[];
  source: string;
}
/**
 * A ranged weapon.
 */
export interface AlkemyRangedReference {
  name: Label;
  value: number;
  range: number;
  damage: number[];
}
/**
 * How the target of a shot reacts.
 */
export interface AlkemyReactChoice {
  is: "react";
  figure: string;
  shooter: string;
  distance: number;
  reactions: string[];
  barred: AlkemyBarred[];
}
/**
 * All of it, for one edition and format.
 */
export interface AlkemyReference {
  edition: string;
  points: number;
  turns: number;
  goal: number;
  run_ap: number;
  estimate_step: number;
  contact: number;
  has_engagement: boolean;
  columns: string[];
  dice: {
    [k: string]: AlkemyDieView[];
  };
  table: AlkemyTableReference;
  bands: AlkemyBandReference[];
  factions: AlkemyFactionReference[];
  profiles: AlkemyProfileReference[];
  skills: AlkemySkillReference[];
  formulas: AlkemyFormulaReference[];
  cards: AlkemyCardReference[];
  commands: AlkemyCommandReference[];
  objectives: AlkemyObjectiveReference[];
  scenery: AlkemySceneryReference[];
}
/**
 * The bare table of the scenario, and the numbers of its set-up.
 */
export interface AlkemyTableReference {
  width: number;
  height: number;
  zone_a: AlkemyZoneReference;
  zone_b: AlkemyZoneReference;
  posts: AlkemyPostReference[];
  post_radius: number;
  post_size: number;
  post_ap: number;
  post_reach: number;
  scenery_min: number;
  scenery_max: number;
  stop_from: number | null;
  effects: number;
  tokens: number;
  tokens_home: number;
  tokens_abroad: number;
}
/**
 * A deployment zone, from edge to edge between two heights. A is at the bottom.
 */
export interface AlkemyZoneReference {
  bottom: number;
  top: number;
}
/**
 * A skill in words.
 */
export interface AlkemySkillReference {
  id: string;
  name: Label;
  text: Label;
}
/**
 * A kind of scenery: what it is to moves and to sight, and its shape around its centre.
 */
export interface AlkemySceneryReference {
  id: string;
  name: Label;
  movement: string;
  size: number;
  opaque: boolean;
  hill: boolean;
  height: number;
  shape: never[][];
  footprint: never[][];
  supply: number | null;
  vision: string;
  crossing: string[];
}
/**
 * Where the centre of a base, or of a piece, may end up.
 */
export interface AlkemyRegionFinding {
  is: "region";
  areas: AlkemyAreaView[];
  exact: boolean;
}
/**
 * Ask where it may end: what is asked just now, or any move of any figure.
 */
export interface AlkemyRegionQuery {
  is: "region";
  figure?: string | null;
  move?: ("charge" | "run" | "walk") | null;
}
/**
 * The end of the match.
 */
export interface AlkemyResultView {
  places: number[];
  scores: Modifier[][];
  credits: Credit[][];
  eyes: AlkemyEyeView[];
}
/**
 * A number that a match brings a seat beyond it, where several matches are added up.
 *
 *     ``name`` never changes: whoever adds up goes by it. ``about`` says what it was given for, as an
 *     id of card data, where that differs from match to match.
 */
export interface Credit {
  name: string;
  value: number;
  message: Message;
  rules: string[];
  about: string;
}
/**
 * Spots all around where a charge may end.
 */
export interface AlkemyRingFinding {
  is: "ring";
  spots: never[][];
}
/**
 * Ask where it may touch: the charge that is asked for, or any.
 */
export interface AlkemyRingQuery {
  is: "ring";
  figure?: string | null;
  target?: string | null;
}
/**
 * Which kind of scenery to place; in a second step how to turn it.
 */
export interface AlkemySceneryChoice {
  is: "scenery";
  kinds: string[];
  may_stop: boolean;
  may_give: boolean;
  barred: AlkemyBarred[];
}
/**
 * What is seen of a player's secret objective.
 */
export interface AlkemySecretView {
  seat: number;
  chosen: boolean;
  objective: AlkemyObjectiveView | null;
}
/**
 * Of all others, who sees a figure.
 */
export interface AlkemySeersFinding {
  is: "seers";
  figure: string;
  others: AlkemySightFinding[];
}
/**
 * Whether two figures see each other, along which line, or through what not.
 */
export interface AlkemySightFinding {
  is: "sight";
  one: string;
  other: string;
  sight: AlkemySightView;
}
/**
 * Ask who sees a figure.
 */
export interface AlkemySeersQuery {
  is: "seers";
  figure: string;
}
/**
 * A player's warband, and how it stands in the scenario.
 */
export interface AlkemySideView {
  seat: number;
  band: Label;
  score: number;
  pieces: number;
  tokens: number;
}
/**
 * Ask whether two figures see each other.
 */
export interface AlkemySightQuery {
  is: "sight";
  one: string;
  other: string;
}
/**
 * One spot of few: for a token, at the end of a way, after a push.
 */
export interface AlkemySpotChoice {
  is: "spots";
  figure: string | null;
  spots: AlkemySpotOption[];
}
/**
 * A spot that may be chosen.
 */
export interface AlkemySpotOption {
  text: string;
  x: number;
  y: number;
  thing: string | null;
}
/**
 * A tape from edge to edge.
 */
export interface AlkemyTapeFinding {
  is: "tape";
  length: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: never[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  end: never[];
}
/**
 * Ask how far it is, from edge to edge.
 */
export interface AlkemyTapeQuery {
  is: "tape";
  one: string;
  other: string;
}
/**
 * Which of several tests is made next.
 */
export interface AlkemyTestChoice {
  is: "tests";
  tests: AlkemyGroundTest[];
}
/**
 * Which token to harvest, if any.
 */
export interface AlkemyTokenChoice {
  is: "tokens";
  figure: string;
  tokens: string[];
}
/**
 * A resource token that nobody has harvested yet.
 */
export interface AlkemyTokenView {
  number: number;
  element: string;
  seat: number;
  piece: number;
  x: number;
  y: number;
}
/**
 * How to turn a piece, in degrees: each is a written choice.
 */
export interface AlkemyTurnChoice {
  is: "turn";
  kind: string;
  degrees: number[];
}
/**
 * Which upgrade of a formula to buy next.
 */
export interface AlkemyUpgradeChoice {
  is: "upgrade";
  figure: string;
  formula: string;
  budget: number;
  bought: number[];
  upgrades: AlkemyUpgradeOption[];
}
/**
 * An upgrade that can be bought.
 */
export interface AlkemyUpgradeOption {
  text: string;
  index: number;
  stones: number;
}
/**
 * The whole table.
 */
export interface AlkemyView {
  viewer: number;
  over: boolean;
  stage: string;
  turn: number;
  last_turn: number;
  goal: number;
  house: boolean;
  measuring: boolean;
  player_a: number | null;
  active: number | null;
  initiative: number | null;
  card: number | null;
  board: AlkemyBoardView;
  posts: AlkemyPostView[];
  pieces: AlkemyPieceView[];
  tokens: AlkemyTokenView[];
  sides: AlkemySideView[];
  figures: AlkemyFigureView[];
  commands: AlkemyCommandView[] | null;
  secrets: AlkemySecretView[] | null;
  exchange: AlkemyExchangeView | null;
  result: AlkemyResultView | null;
}
/**
 * The shortest way to a spot, or why the move may not end there.
 */
export interface AlkemyWayFinding {
  is: "way";
  points: never[][];
  length: number | null;
  refusal: Refusal | null;
}
/**
 * Why something was refused, and by which rules.
 */
export interface Refusal {
  message: Message;
  rules: string[];
}
/**
 * Ask which way leads to a spot, or why it may not end there.
 */
export interface AlkemyWayQuery {
  is: "way";
  x: number;
  y: number;
  figure?: string | null;
  move?: ("charge" | "run" | "walk") | null;
}
/**
 * An answer in words, line by line.
 */
export interface AlkemyWordsFinding {
  is: "words";
  lines: Message[];
}
/**
 * Ask in words: ``near a3``, ``who sees a3``, ``nearest post to a3``.
 */
export interface AlkemyWordsQuery {
  is: "words";
  text: string;
}
/**
 * Yes or no, about a figure and another.
 */
export interface AlkemyYesNoChoice {
  is: "yes-no";
  figure: string;
  other: string | null;
}
/**
 * A choice that could have been made instead, and what it would have been worth.
 *
 *     ``gain`` is how much likelier the seat would have won, with the standard error ``doubt``.
 */
export interface Alternative {
  text: string;
  message: Message;
  gain: number;
  doubt: number;
  things: string[];
}
/**
 * A finished match, understood.
 */
export interface Analysis {
  game: string;
  names: string[];
  start: number[];
  happenings: Happening[];
  split: Split[];
  turning_points: TurningPoint[];
  noise: number;
  deals: number;
  version: number;
}
/**
 * Something that happened, and every seat's chance to win after it.
 *
 *     ``at`` is how many choices had been made by then.
 */
export interface Happening {
  at: number;
  kind: "chance" | "choice" | "concede" | "draw";
  seat: number;
  chances: number[];
  message: Message;
  things: string[];
  grade: Grade | null;
}
/**
 * What a choice cost its seat against the best that was found, for all the seat could know.
 *
 *     ``level`` is 0 where nothing clearly better was found, and 3 for the gravest.
 */
export interface Grade {
  level: number;
  cost: number;
  doubt: number;
  better: Alternative[];
}
/**
 * How a seat came from its first chance to win to the result: the sum is exact.
 */
export interface Split {
  start: number;
  own: number;
  rivals: number;
  chance: number;
  result: number;
}
/**
 * One of the events that changed most.
 */
export interface TurningPoint {
  happening: number;
  seat: number;
  change: number;
}
/**
 * Whether a match is analysed: not yet, ``done`` of so many parts, or with what was found.
 */
export interface AnalysisState {
  state: "done" | "none" | "running";
  done: number;
  parts: number;
  analysis: Analysis | null;
}
/**
 * An assistant card.
 */
export interface ArsAssistantView {
  id: string;
  name: Label;
  text: Label;
  once: boolean;
  talent: string;
  offered: boolean;
  exhausted: boolean;
  source: string;
}
/**
 * The fulfilled orders of a category, and what they are worth at the end.
 */
export interface ArsCategoryView {
  name: string;
  count: number;
  bonus: number;
}
/**
 * A forge card; without a threshold nobody rolls.
 */
export interface ArsForgeView {
  id: string;
  name: Label;
  flasks: number;
  threshold: number | null;
  source: string;
}
/**
 * Cards that were shuffled together, and the places of a pile that they share.
 */
export interface ArsGroupView {
  cards: string[];
  places: number[];
}
/**
 * A location card; without a threshold nobody rolls.
 */
export interface ArsLocationView {
  id: string;
  name: Label;
  yields: number[];
  threshold: number | null;
  bonus: string | null;
  source: string;
}
/**
 * An order card.
 */
export interface ArsOrderView {
  id: string;
  name: Label;
  level: string;
  category: string;
  vp: number;
  cost: number[];
  source: string;
}
/**
 * A face-down pile: its size, and what can be known of it (ARS-R53).
 */
export interface ArsPileView {
  name: string;
  size: number;
  known: (string | null)[];
  top: ArsOrderView | null;
  groups: ArsGroupView[];
}
/**
 * A player board and what lies around it.
 */
export interface ArsPlayerView {
  seat: number;
  colour: string;
  vp: number;
  workshop: number | null;
  passed: boolean;
  available: number;
  placed: number;
  square: number;
  reserve: number;
  resources: number[];
  orders: ArsOrderView[];
  order_limit: number;
  fulfilled: ArsOrderView[];
  categories: ArsCategoryView[];
  university: number;
  levels: string[];
  assistants: ArsAssistantView[];
  wages: number;
  luck: number;
  rerolls: number;
}
/**
 * The end of the game.
 */
export interface ArsResultView {
  places: number[];
  scores: Modifier[][];
}
/**
 * An action space: its card, who stands there, and what it costs.
 */
export interface ArsSpaceView {
  name: string;
  kind: string;
  order: ArsOrderView | null;
  location: ArsLocationView | null;
  forge: ArsForgeView | null;
  assistant: ArsAssistantView | null;
  owner: number | null;
  workers: number;
  minimum: number;
  price: Modifier[];
  closed: Refusal | null;
}
/**
 * The table as one viewer sees it.
 */
export interface ArsView {
  viewer: number;
  over: boolean;
  round: number;
  stage: string;
  active: number | null;
  house: boolean;
  two_player_variant: boolean;
  caps: number[];
  most_workers: number;
  spaces: ArsSpaceView[];
  piles: ArsPileView[];
  workshops: ArsWorkshopView[];
  players: ArsPlayerView[];
  visit: ArsVisitView | null;
  result: ArsResultView | null;
}
/**
 * A Workshop card and who has it.
 */
export interface ArsWorkshopView {
  number: number;
  workers: number;
  owner: number | null;
}
/**
 * What the active seat is doing in the middle of its turn.
 */
export interface ArsVisitView {
  space: string;
  surplus: number;
  die: number | null;
  result: number | null;
  perfect: boolean;
  flasks_used: number;
  flasks: number | null;
}
/**
 * Ask what a choice would do, or why it cannot be made. Nothing changes.
 */
export interface Ask {
  type: "ask";
  id: string;
  at: number;
  seat: number;
  text: string;
  seq?: number | null;
}
/**
 * The decision that the viewer must make.
 */
export interface Asked {
  seat: number;
  kind: string;
  moot: boolean;
  detail: unknown;
  about: Message;
  rules: string[];
  secret: boolean;
  family: boolean;
  count: number;
  choices: Choice[] | null;
  default: Choice | null;
}
/**
 * One thing that may be chosen: its written form, its words, what on the board it concerns.
 */
export interface Choice {
  text: string;
  message: Message;
  things: string[];
}
/**
 * A seat a program plays.
 */
export interface Automaton {
  kind: "bot";
  name: string;
  spec: string;
}
/**
 * A bot made for people, from the weakest to the strongest.
 */
export interface BotLevel {
  spec: string;
  message: Message;
}
/**
 * Slow the bots down to follow them, or (``paused``) have them wait.
 */
export interface BotPace {
  type: "bot-pace";
  id: string;
  paused: boolean;
  millis?: number;
}
/**
 * A new table that goes on from a moment of a match that was played.
 */
export interface Branch {
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
  commitment?: string;
  seed?: string;
  request?: string;
}
/**
 * A seat for the host; a second one is for somebody else at the same device, by name.
 */
export interface MeHere {
  kind: "me";
  name?: string;
}
/**
 * A seat for somebody who will get its link.
 */
export interface Expected {
  kind: "invited";
  name?: string;
}
/**
 * A seat for whoever comes.
 */
export interface ForAnyone {
  kind: "open";
}
/**
 * A seat for a bot.
 */
export interface ForBot {
  kind: "bot";
  spec: string;
}
/**
 * What can be played, and against whom.
 */
export interface Catalogue {
  games: GameCard[];
  levels: BotLevel[];
}
/**
 * A game that can be played here.
 */
export interface GameCard {
  name: string;
  prefix: string;
  min_seats: number;
  max_seats: number;
  usual_seats: number;
  variant_seats: number[];
  options: GameOption[];
  presets: Preset[];
  ready: ReadyValue[];
  packs: ShelvedPack[];
  house_set: boolean;
  words: {
    [k: string]: GameWords;
  };
  minutes: number;
  weight: number;
  picture: boolean;
  can_concede: boolean;
  can_draw: boolean;
  lessons: number;
  puzzles: number;
}
/**
 * A switch that the host sets before the match.
 *
 *     ``per_seat`` options hold one value for each seat; ``distinct`` ones no value twice, and
 *     ``None`` leaves the value to the game. Without ``values`` it is a text that the game reads, and
 *     so it is beside them where packs can bring ``more``.
 */
export interface GameOption {
  name: string;
  values: (string | boolean | number)[];
  default: string | boolean | number | null;
  rules: string[];
  per_seat: boolean;
  distinct: boolean;
  more: boolean;
}
/**
 * A way to play that a game recommends: the options that differ from the usual ones.
 *
 *     Texts tell of it by ``name``; ``picture`` is a drawing of the client, in the folder of a game.
 */
export interface Preset {
  name: string;
  options: {
    [k: string]: string | boolean | number;
  };
  picture: string;
  seats: number;
}
/**
 * A value for an option without ``values``, ready to be taken.
 *
 *     ``parts`` is what it is made of; it goes with the options in ``goes_with`` only.
 */
export interface ReadyValue {
  option: string;
  value: string;
  name: Arg;
  parts: Arg;
  story: number | string | (Message | SeatName | Label | Inches | Listing) | null;
  goes_with: {
    [k: string]: string | boolean | number;
  };
}
/**
 * An owner pack that lies in the house for a game.
 */
export interface ShelvedPack {
  name: string;
  title: Label;
  version: string;
  problem: Message | null;
  broken: boolean;
}
/**
 * What a game is called, and what it is in a line.
 */
export interface GameWords {
  title: string;
  tagline: string;
}
/**
 * What was said, since the beginning or just now.
 */
export interface Chat {
  type: "chat";
  start: number;
  remarks: Remark[];
}
/**
 * Something said at the table; spectators' words are marked.
 */
export interface Remark {
  when: number;
  name: string;
  seat: number;
  text: string;
}
/**
 * Make a choice, in its short written form.
 */
export interface Choose {
  type: "choose";
  id: string;
  at: number;
  seat: number;
  text: string;
  seq?: number | null;
}
/**
 * Somebody sits down: with the secret of the seat's link, or at an open seat without.
 */
export interface Claim {
  token?: string;
  seed?: string;
}
/**
 * Somebody at a table is reported to whoever runs the house, for a reason.
 */
export interface Complaint {
  about: AboutSeat | AboutRemark;
  reason: string;
}
/**
 * Give the match up, in a game that knows this.
 */
export interface Concede {
  type: "concede";
  id: string;
  at: number;
  seat: number;
  seq?: number | null;
}
/**
 * An answer to ``Advise``: what a master would choose, for nobody but who asked.
 */
export interface Counsel {
  type: "counsel";
  id: string;
  advice: Advice;
}
/**
 * For opening an account, which keeps one's matches, or for coming back to it.
 */
export interface Credentials {
  login: string;
  password: string;
}
/**
 * Whether a table is closed to those who only look on.
 */
export interface Curtain {
  closed: boolean;
}
/**
 * What a game's board is told of a decision.
 */
export interface Details {
  "alkemy-blitz":
    | AlkemyFigureChoice
    | AlkemyYesNoChoice
    | AlkemyCardChoice
    | AlkemyOrderChoice
    | AlkemyEstimateChoice
    | AlkemyReactChoice
    | AlkemyCoverChoice
    | AlkemyKeepChoice
    | AlkemyHandChoice
    | AlkemyPlaceChoice
    | AlkemyPieceChoice
    | AlkemySceneryChoice
    | AlkemyTurnChoice
    | AlkemySpotChoice
    | AlkemyUpgradeChoice
    | AlkemyHarvestChoice
    | AlkemyTokenChoice
    | AlkemyNatureChoice
    | AlkemyAgreeChoice
    | AlkemyEffectChoice
    | AlkemyBearerChoice
    | AlkemyTestChoice
    | AlkemyCommandChoice
    | AlkemyCancelChoice
    | AlkemyObjectiveChoice;
  "alkemy-v2":
    | AlkemyFigureChoice
    | AlkemyYesNoChoice
    | AlkemyCardChoice
    | AlkemyOrderChoice
    | AlkemyEstimateChoice
    | AlkemyReactChoice
    | AlkemyCoverChoice
    | AlkemyKeepChoice
    | AlkemyHandChoice
    | AlkemyPlaceChoice
    | AlkemyPieceChoice
    | AlkemySceneryChoice
    | AlkemyTurnChoice
    | AlkemySpotChoice
    | AlkemyUpgradeChoice
    | AlkemyHarvestChoice
    | AlkemyTokenChoice
    | AlkemyNatureChoice
    | AlkemyAgreeChoice
    | AlkemyEffectChoice
    | AlkemyBearerChoice
    | AlkemyTestChoice
    | AlkemyCommandChoice
    | AlkemyCancelChoice
    | AlkemyObjectiveChoice;
}
/**
 * A request was carried out, and is on disk.
 */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}
/**
 * Why a choice was made in a finished match, for all that its seat could see.
 */
export interface Explained {
  seat: number;
  choice: Choice;
  why: Why;
}
/**
 * What a game's board is told of an event.
 */
export interface Facts {
  "alkemy-blitz":
    | AlkemyOrderView
    | AlkemyRollView
    | AlkemyDamageView
    | AlkemyMeasureView
    | AlkemyShotView
    | AlkemyPlayedView
    | AlkemyMoveView;
  "alkemy-v2":
    | AlkemyOrderView
    | AlkemyRollView
    | AlkemyDamageView
    | AlkemyMeasureView
    | AlkemyShotView
    | AlkemyPlayedView
    | AlkemyMoveView;
}
/**
 * An answer to ``Inquire``, in a struct of the game's own.
 */
export interface Finding {
  type: "finding";
  id: string;
  finding: unknown;
}
/**
 * What it is answered.
 */
export interface Findings {
  "alkemy-blitz":
    | AlkemyRegionFinding
    | AlkemyRingFinding
    | AlkemyWayFinding
    | AlkemyTapeFinding
    | AlkemySightFinding
    | AlkemySeersFinding
    | AlkemyCorridorFinding
    | AlkemyNearFinding
    | AlkemyWordsFinding;
  "alkemy-v2":
    | AlkemyRegionFinding
    | AlkemyRingFinding
    | AlkemyWayFinding
    | AlkemyTapeFinding
    | AlkemySightFinding
    | AlkemySeersFinding
    | AlkemyCorridorFinding
    | AlkemyNearFinding
    | AlkemyWordsFinding;
}
/**
 * What the game answered, in a struct of its own.
 */
export interface Found {
  finding: unknown;
}
/**
 * The first word on a socket, and the first after a break.
 *
 *     ``viewer`` is the seat to look from: one's own, or -1 to look on (and, with several people at
 *     one device, while the curtain is drawn). ``seq`` and ``told`` are those of the last scene: the
 *     log goes on from there. Who has seen nothing yet leaves them out.
 */
export interface Hello {
  type: "hello";
  viewer?: number;
  seq?: number;
  told?: number;
}
/**
 * Look from another of one's own seats, or (-1) only look on.
 */
export interface Look {
  type: "look";
  viewer: number;
}
/**
 * Ask which words may come next after those already chosen, such as ``create SD``.
 */
export interface Steps {
  type: "steps";
  id: string;
  at: number;
  seat: number;
  words?: string;
  seq?: number | null;
}
/**
 * Ask for options of which the written form holds all these words.
 */
export interface Search {
  type: "search";
  id: string;
  at: number;
  seat: number;
  words: string;
  seq?: number | null;
}
/**
 * Ask what a point of the game's picture stands for, in the units of its view box.
 */
export interface Point {
  type: "point";
  id: string;
  at: number;
  seat: number;
  x: number;
  y: number;
  seq?: number | null;
}
/**
 * Ask the game something about the table in words of its own, from where one looks.
 *
 *     It answers what the viewer may know and refuses the rest with the rule. Nothing changes.
 */
export interface Inquire {
  type: "inquire";
  id: string;
  at: number;
  query: unknown;
  seq?: number | null;
}
/**
 * Take back one's own last choice, or propose to, as the table has agreed.
 */
export interface TakeBack {
  type: "take-back";
  id: string;
  at: number;
  seat: number;
  seq?: number | null;
}
/**
 * Turn the page of a lesson, go a step back in it, or begin it anew.
 */
export interface Leaf {
  type: "leaf";
  id: string;
  at: number;
  seat: number;
  to: "back" | "next" | "start";
  seq?: number | null;
}
/**
 * Have the solution of a puzzle shown.
 */
export interface GiveUp {
  type: "give-up";
  id: string;
  at: number;
  seat: number;
  seq?: number | null;
}
/**
 * Propose to end the match as a draw, in a game that knows this.
 */
export interface OfferDraw {
  type: "offer-draw";
  id: string;
  at: number;
  seat: number;
  seq?: number | null;
}
/**
 * Agree to what somebody has proposed, or not.
 */
export interface Reply {
  type: "reply";
  id: string;
  at: number;
  seat: number;
  agree: boolean;
  seq?: number | null;
}
/**
 * Say something to everybody at the table.
 */
export interface Say {
  type: "say";
  id: string;
  text: string;
}
/**
 * A question whether the house is still there.
 */
export interface Ping {
  type: "ping";
}
/**
 * The table as one viewer sees it now.
 */
export interface Scene {
  type: "scene";
  now: number;
  seq: number;
  at: number;
  phase: Phase;
  viewer: number;
  own: number[];
  seats: Sitter[];
  waiting: Waiting[];
  view: unknown;
  reference: string;
  asked: Asked | null;
  start: number;
  told: Told[];
  can_take_back: boolean;
  takes_back: number;
  proposal: Proposal | null;
  outcome: Outcome | null;
  bots_paused: boolean;
  bot_millis: number;
  clocks: number[];
  lesson: Guidance | null;
  advice: "ask" | "given" | "none" | "refused";
  puzzle: Solving | null;
  left: number[];
}
/**
 * A seat somebody has taken. ``here`` if connected, ``you`` if it is the reader's own.
 */
export interface Person {
  kind: "person";
  name: string;
  here: boolean;
  you: boolean;
  barred: boolean;
}
/**
 * A seat that waits for somebody: whoever comes, or only who has its link.
 */
export interface Vacant {
  kind: "vacant";
  open: boolean;
  name: string;
  yours: boolean;
  kept: boolean;
}
/**
 * A seat that must choose, and what, as far as everybody may know it.
 */
export interface Waiting {
  seat: number;
  kind: string | null;
  about: Message | null;
  deadline: number | null;
  since: number;
}
/**
 * A line of the log: an event in words to be, after which choice and when it happened.
 */
export interface Told {
  at: number;
  when: number;
  kind: string;
  seat: number;
  message: Message;
  rules: string[];
  things: string[];
  facts: unknown;
  was: string;
}
/**
 * Something the others must agree to.
 */
export interface Proposal {
  kind: "advice" | "draw" | "seat" | "take-back";
  seat: number;
  awaited: number[];
  name: string;
}
/**
 * How a match ended: a place for every seat (equal places are ties) and the sums behind it.
 */
export interface Outcome {
  places: number[];
  scores: Modifier[][];
  rules: string[];
  credits: Credit[][];
}
/**
 * Where a learner stands in a lesson, and what is said there.
 */
export interface Guidance {
  lesson: string;
  title: Message;
  step: number;
  steps: Message[];
  minutes: number;
  says: Message;
  asks: Message | null;
  rules: string[];
  lit: string[];
  asked: string[];
  page: boolean;
  shows: string;
  can_go_back: boolean;
  done: boolean;
}
/**
 * Where a solver stands in a puzzle.
 */
export interface Solving {
  puzzle: string;
  number: number;
  of: number;
  level: number;
  legal: number;
  tries: TriedChoice[];
  most: number;
  state: "first" | "later" | "open" | "shown";
  solution: Solution | null;
}
/**
 * A choice at a puzzle, and how much less likely its seat wins with it than with the best.
 *
 *     Nothing is known of that where it cannot come to anything.
 */
export interface TriedChoice {
  choice: Choice;
  behind: number | null;
  doubt: number;
  right: boolean;
}
/**
 * What is told of a puzzle when there is nothing more to try: what it was, why, and whence.
 */
export interface Solution {
  choice: Choice;
  chance: number;
  reasons: Message[];
  others: TriedChoice[];
  bots: string[];
  seed: number;
  match: number;
  step: number;
  deals: number;
  looks: number;
  agreed: number;
}
/**
 * An answer to ``Steps``: the words that may come next; to ``Search``: choices found.
 */
export interface Offer {
  type: "offer";
  id: string;
  words: Word[];
  choices: Choice[];
  more: number;
}
/**
 * A word that may come next, and what choosing it leads to.
 */
export interface Word {
  word: string;
  count: number;
  caption: Line;
  choice: Choice | null;
}
/**
 * A piece, known by its sign and its letter; its colour only helps.
 */
export interface Mark {
  is: "mark";
  sign: string;
  letter: string;
  colour: string;
  dark: boolean;
  name: Message | null;
}
/**
 * Something said louder or softer: ``fire`` is for the one to move and what is chosen.
 */
export interface Toned {
  is: "toned";
  tone: "faint" | "fire" | "gilt";
  span: number | string | Message;
}
/**
 * An answer to ``Ask`` and ``Point``: a legal choice, and what will certainly follow.
 */
export interface Preview {
  type: "preview";
  id: string;
  choice: Choice;
  lines: Line[];
  rules: string[];
  final: boolean;
}
/**
 * A request was refused whole: nothing has changed.
 */
export interface Refused {
  type: "refused";
  id: string;
  refusal: Refusal;
  stale: boolean;
  word: Message | null;
}
/**
 * The answer that it is.
 */
export interface Pong {
  type: "pong";
  now: number;
}
/**
 * A seat is handed to a bot, to whoever gets its new link, or to anyone who comes.
 *
 *     For somebody who is banned from the house the match may also be given up (``forfeit``).
 */
export interface Handing {
  to: "bot" | "forfeit" | "invited" | "open";
  spec?: string;
}
/**
 * A table that cannot be taken up, and why; its host can close it.
 */
export interface HeldTable {
  id: string;
  game: string;
  host: boolean;
  refusal: Refusal;
}
/**
 * By which key records of this house are signed.
 */
export interface HouseKey {
  key: string;
}
/**
 * A position that the book of a game shows beside a rule.
 */
export interface Illustration {
  seats: number;
  viewer: number;
  view: unknown;
  reference: string;
  things: string[];
}
/**
 * A question to the game about a moment of a replay, from any seat.
 */
export interface Inquiry {
  query: unknown;
  seat?: number;
}
/**
 * The links that are somebody's to send: of seats, and one for any seat by invitation.
 */
export interface Invitations {
  seats: Invite[];
  anywhere: string;
}
/**
 * The secret of a seat's link. It belongs behind the # of an address, which stays at home.
 */
export interface Invite {
  seat: number;
  token: string;
}
/**
 * An owner pack, as people know it; ``name`` is that of its folder.
 */
export interface LaidPack {
  name: string;
  title: Label;
  version: string;
}
/**
 * Somebody wants to be forgotten; who has an account shows that it is theirs.
 */
export interface Leaving {
  password?: string;
}
/**
 * A lesson, and how far its reader has come in it.
 */
export interface LessonCard {
  name: string;
  title: Message;
  about: Message;
  kind: "idea" | "match" | "point";
  minutes: number;
  steps: number;
  step: number;
  table: string;
  done: boolean;
}
/**
 * A lesson to begin, or to go on with; ``again`` from its beginning.
 */
export interface LessonWish {
  lesson: string;
  again?: boolean;
}
/**
 * The tables of the house: one's own first, then those one can join or watch.
 */
export interface Lobby {
  mine: TableSummary[];
  held: HeldTable[];
  open: TableSummary[];
  running: TableSummary[];
  pages: number;
}
/**
 * What everybody may know about a table without sitting down.
 */
export interface TableSummary {
  id: string;
  game: string;
  options: {
    [k: string]: OptionValue;
  };
  packs: PackStamp[];
  laid: LaidPack[];
  phase: Phase;
  seats: Sitter[];
  pace: Pace;
  undo: UndoPolicy;
  listed: boolean;
  opened: number;
  moved: number;
  answers: number;
  waiting: number[];
  commitment: string;
  host: boolean;
  rematch: string;
  host_name: string;
  about: Message | null;
  deadline: number | null;
  private: boolean;
  lesson: string;
  advice: "consent" | "off" | "on";
  puzzle: string;
}
/**
 * Which card data a match is played with.
 */
export interface PackStamp {
  name: string;
  version: string;
  hash: string;
}
/**
 * How quickly a table promises to play: ``seconds`` a choice, 0 for no such clock.
 *
 *     Beside it there may be a chess clock: ``budget`` seconds for each seat and the whole match,
 *     which run while it is asked, and ``increment`` seconds more with every choice.
 */
export interface Pace {
  kind: "days" | "live";
  seconds: number;
  time_up: "bot" | "default" | "nothing";
  budget: number;
  increment: number;
}
/**
 * The luck ledger of a finished match.
 */
export interface Luck {
  lines: LuckLine[];
  draws: LuckDraw[];
}
/**
 * The chance of one kind that fell to one seat (-1: to nobody in particular).
 */
export interface LuckLine {
  seat: number;
  about: Message;
  draws: number;
  pool: number;
  shares: Share[];
  mean: number | null;
  expected_mean: number | null;
  spread: number | null;
}
/**
 * How often an outcome came up, against what was to be expected before the first draw.
 */
export interface Share {
  outcome: Message;
  came: number;
  expected: number;
  low: number;
  high: number;
  tail: number;
}
/**
 * One chance event: what came, and how likely that was.
 */
export interface LuckDraw {
  step: number;
  seat: number;
  about: Message;
  outcome: Message;
  cases: number;
  of: number;
}
/**
 * An alchemist card, whoever plays it.
 */
export interface MateriaAlchemistView {
  id: string;
  name: Label;
  heart: MateriaColumnView;
  skull: MateriaColumnView;
}
/**
 * What an alchemist is worth with a soul, or without one (MAT-110).
 */
export interface MateriaColumnView {
  attack: number;
  defence: number;
  capacity: number;
  actions: number;
  abilities: Message[];
}
/**
 * A formula card that the viewer may read.
 */
export interface MateriaCardView {
  id: string;
  name: Label;
  formula: string;
  level: number;
  cost: number[];
  souls: number;
  kind: string;
  attack: number;
  defence: number;
  capacity: number;
  actions: number;
  abilities: Message[];
}
/**
 * A city card and the extension on it (MAT-004, MAT-180).
 */
export interface MateriaCityView {
  name: Label;
  offers: string[];
  extension: string;
  extension_name: Label | null;
  effect: Message | null;
  price: number[];
  plan: MateriaPlanView | null;
}
/**
 * What is lacking of a price, broken down to conversions and what mines yield.
 */
export interface MateriaPlanView {
  lacking: number[];
  raw: number[];
  conversions: number;
  souls: number;
  spots: MateriaSpotView[];
}
/**
 * A hex that a plan leads to.
 */
export interface MateriaSpotView {
  hex: number;
  deed: string;
  element: string;
  count: number;
}
/**
 * An extension of a tower.
 */
export interface MateriaExtensionView {
  id: string;
  name: Label;
  effect: Message;
  element: string;
  product: string;
  ready: boolean;
  active: boolean;
}
/**
 * What a tile shows at its place, on one side and turned so.
 */
export interface MateriaFaceView {
  side: string;
  turn: number;
  land: string[];
}
/**
 * A figure with its values as they are in force.
 */
export interface MateriaFigureView {
  seat: number;
  slot: number;
  id: string;
  name: Label;
  hex: number;
  level: number;
  attack: number;
  defence: number;
  capacity: number;
  pack: number[];
  ready: boolean;
  left: number;
  extra: {
    [k: string]: number;
  };
  reach: MateriaReachView[];
  abilities: Message[];
}
/**
 * A hex that a figure can go to with the actions it has left, as things stand.
 */
export interface MateriaReachView {
  hex: number;
  moves: number;
  before: number;
}
/**
 * A hex and what lies on it; all of it is public (MAT-352).
 */
export interface MateriaHexView {
  q: number;
  r: number;
  mine: string;
  city: number;
  tower: number;
  drops: number[];
  souls: number;
  called: Message;
}
/**
 * An item that is worn, and whether it works yet (MAT-213).
 */
export interface MateriaItemView {
  card: MateriaCardView;
  active: boolean;
}
/**
 * A player's side of the table; hand and quest only where the viewer may see them.
 */
export interface MateriaPlayerView {
  seat: number;
  alchemist: string;
  tower: string;
  tower_name: Label | null;
  tower_hex: number;
  heart: boolean;
  souls: number;
  has_stone: boolean;
  parts: MateriaCardView[];
  store: number[];
  owned: number[];
  worn: MateriaItemView[];
  stored: MateriaCardView[];
  extensions: MateriaExtensionView[];
  hand_sizes: number[];
  hand_limit: number;
  drawn: number;
  trophies: number;
  has_attacked: boolean;
  wisdom: number;
  score: Modifier[];
  hand: MateriaCardView[] | null;
  plans: MateriaPlanView[] | null;
  drawn_cards: MateriaCardView[] | null;
  quest: string | null;
  rejected: string | null;
}
/**
 * A quest that somebody may have: all know the deck, nobody the hands (MAT-010).
 */
export interface MateriaQuestCardView {
  id: string;
  name: Label;
  needed: number;
  rules: string[];
}
/**
 * The viewer's own quest, how far it has come, and what it asks for.
 */
export interface MateriaQuestView {
  id: string;
  name: Label;
  done: number;
  needed: number;
  can_end: boolean;
  banked: boolean;
  lost: boolean;
  spots: MateriaSpotView[];
}
/**
 * A line of the conversion table: two elements make one (MAT-142 to MAT-148).
 */
export interface MateriaRecipeView {
  first: string;
  second: string;
  product: string;
  rule: string;
}
/**
 * The end of the game, for everybody.
 */
export interface MateriaResultView {
  ender: number;
  places: number[];
  scores: Modifier[][];
}
/**
 * A tile that has not been laid yet (MAT-003).
 */
export interface MateriaStockView {
  id: string;
  name: Label;
  faces: MateriaFaceView[];
}
/**
 * A tile at its place.
 */
export interface MateriaTileView {
  id: string;
  side: string;
  turn: number;
}
/**
 * The table as one viewer sees it.
 */
export interface MateriaView {
  viewer: number;
  over: boolean;
  stage: number;
  round: number;
  max_rounds: number;
  last_round: boolean;
  first: number;
  active: number;
  house: boolean;
  tiles: MateriaTileView[];
  stock: MateriaStockView[];
  hexes: MateriaHexView[];
  cities: MateriaCityView[];
  figures: MateriaFigureView[];
  players: MateriaPlayerView[];
  piles: number[];
  discards: (MateriaCardView | null)[][];
  extensions_left: number;
  bench: MateriaCardView | null;
  recipes: MateriaRecipeView[];
  alchemists: MateriaAlchemistView[];
  quests: MateriaQuestCardView[];
  odds: number[][];
  own_quest: MateriaQuestView | null;
  result: MateriaResultView | null;
}
/**
 * The visitor, as the house knows them; ``login`` is empty for guests.
 */
export interface Me {
  name: string;
  login: string;
  named: boolean;
}
/**
 * What a host does about somebody.
 */
export interface Moderation {
  act: "let-in" | "mute" | "show-out" | "unmute";
}
/**
 * What can be understood of a request that otherwise makes no sense.
 */
export interface Named {
  id: string;
}
/**
 * Somebody with an account wants another password, and shows that they know the old one.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * A table to be set up. ``listed`` tables stand in the lobby; others have only their link.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
  options?: {
    [k: string]: OptionValue;
  };
  /**
   * @maxItems 4
   */
  packs?: string[];
  pace?: Pace1;
  undo?: "consent" | "off" | "own";
  advice?: ("consent" | "off" | "on") | null;
  listed?: boolean;
  commitment?: string;
  seed?: string;
  request?: string;
}
/**
 * How quickly a table promises to play: ``seconds`` a choice, 0 for no such clock.
 *
 *     Beside it there may be a chess clock: ``budget`` seconds for each seat and the whole match,
 *     which run while it is asked, and ``increment`` seconds more with every choice.
 */
export interface Pace1 {
  kind: "days" | "live";
  seconds: number;
  time_up: "bot" | "default" | "nothing";
  budget: number;
  increment: number;
}
/**
 * All that the house keeps about somebody, for them to take along.
 */
export interface OwnData {
  name: string;
  login: string;
  sessions: number;
  tables: OwnTable[];
  remarks: OwnRemark[];
  reports: OwnRemark[];
  verdicts: OwnVerdict[];
}
/**
 * A table as it belongs to somebody's data; the record only once everybody may see it.
 */
export interface OwnTable {
  id: string;
  game: string;
  options: {
    [k: string]: OptionValue;
  };
  opened: number;
  moved: number;
  phase: Phase;
  host: boolean;
  seats: OwnSeat[];
  record: string;
}
/**
 * A seat somebody has or had at a table, by number, and what they were called there.
 */
export interface OwnSeat {
  seat: number;
  name: string;
}
/**
 * Something that somebody has said.
 */
export interface OwnRemark {
  table: string;
  when: number;
  text: string;
}
/**
 * What whoever runs the house has decided about somebody; without an end ``until`` is 0.
 */
export interface OwnVerdict {
  when: number;
  act: string;
  until: number;
  reason: string;
}
/**
 * The house has drawn a secret for a table to come, and commits itself to it.
 *
 *     Whoever sets the table up gives their seed only now: nobody could aim at it.
 */
export interface Pledge {
  commitment: string;
}
/**
 * Why a request was refused; the client says it in the language of its person.
 */
export interface Problem {
  refusal: Refusal;
}
/**
 * The puzzles of a month up to today, which comes last.
 */
export interface PuzzleCalendar {
  days: PuzzleDay[];
}
/**
 * The puzzle of a day, which is the same for everybody.
 */
export interface PuzzleDay {
  day: string;
  game: string;
  puzzle: string;
  number: number;
  level: number;
  state: ("first" | "later" | "open" | "shown") | null;
}
/**
 * A puzzle as a list has it, and how it stands with its reader.
 */
export interface PuzzleCard {
  name: string;
  seats: number;
  kind: string;
  level: number;
  state: ("first" | "later" | "open" | "shown") | null;
}
/**
 * A puzzle to go to.
 */
export interface PuzzleWish {
  puzzle: string;
}
/**
 * What a game's board may ask.
 */
export interface Queries {
  "alkemy-blitz":
    | AlkemyRegionQuery
    | AlkemyRingQuery
    | AlkemyWayQuery
    | AlkemyTapeQuery
    | AlkemySightQuery
    | AlkemySeersQuery
    | AlkemyCorridorQuery
    | AlkemyNearQuery
    | AlkemyWordsQuery;
  "alkemy-v2":
    | AlkemyRegionQuery
    | AlkemyRingQuery
    | AlkemyWayQuery
    | AlkemyTapeQuery
    | AlkemySightQuery
    | AlkemySeersQuery
    | AlkemyCorridorQuery
    | AlkemyNearQuery
    | AlkemyWordsQuery;
}
/**
 * Where others in the network find the house; nowhere if it listens to this machine only.
 */
export interface Reach {
  addresses: string[];
}
/**
 * A report has come to whoever runs the house.
 */
export interface Received {
  name: string;
}
/**
 * A finished match, or a record somebody opened: all that its replay needs beside the steps.
 */
export interface Recounting {
  id: string;
  game: string;
  options: {
    [k: string]: OptionValue;
  };
  packs: PackStamp[];
  reference: string;
  names: string[];
  bots: string[];
  steps: number;
  finished: boolean;
  outcome: Outcome | null;
  story: Told[];
  house: string;
  signed_here: boolean;
}
/**
 * What never changes in a game.
 */
export interface References {
  "alkemy-blitz": AlkemyReference;
  "alkemy-v2": AlkemyReference;
}
/**
 * A visitor wants to be called otherwise.
 */
export interface Rename {
  name: string;
}
/**
 * Something asked or done for a seat by somebody who has seen ``at`` choices.
 */
export interface Request {
  id: string;
  at: number;
  seat: number;
  seq?: number | null;
}
/**
 * Where a record that somebody opened from a file can now be looked at.
 */
export interface Shelved {
  id: string;
}
/**
 * What tells which scene its sender has seen.
 *
 *     So a choice that was taken back and made otherwise is not mistaken for what the sender saw,
 *     nor one proposal for another. A program that follows every scene may leave it out.
 */
export interface Sighted {
  seq?: number | null;
}
/**
 * A match as one viewer saw it, or may now see it, after a number of choices.
 */
export interface Step {
  at: number;
  of: number;
  viewer: number;
  view: unknown;
  told: Told[];
  choice: Choice | null;
  seat: number;
}
/**
 * Somebody at a table whom its host may have to deal with.
 */
export interface TableGuest {
  alias: string;
  name: string;
  seat: number;
  here: boolean;
  muted: boolean;
  shown_out: boolean;
}
/**
 * The view of each game, by the name of the game.
 */
export interface Views {
  alchemist: AlchemistView;
  "alkemy-blitz": AlkemyView;
  "alkemy-v2": AlkemyView;
  "ars-alchimia": ArsView;
  "materia-prima": MateriaView;
}
