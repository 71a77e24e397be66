/** A table as its page holds it: what the house last said, and what may be asked of it. */
import { house, RequestRefused } from "$/house/api";
import type {
  Asked,
  Message,
  Phase,
  Refusal,
  Remark,
  Scene,
  Sitter,
  Step,
  TableSummary,
} from "$/protocol/types";
import { words } from "$/words/words.svelte";
import { Hint } from "$/advice/hint.svelte";
import { Draft } from "./draft.svelte";
import { message } from "$/words/speaker";
import { EMPTY_LOG, newNotes, type Log } from "./log";
import { retelling, type Rename } from "./retelling";
import { handover, mayHand, ownSeats, usualViewer } from "./seating";
import {
  ConnectionClosed,
  TableSocket,
  type Answer,
  type LineState,
  type Request,
  type Wire,
} from "./socket";

/** Between two choices of bots when only one is wanted: long enough to stop them. */
const ONE_CHOICE_MILLIS = 2000;

export class LiveTable {
  card: TableSummary;
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Log>(EMPTY_LOG);
  remarks = $state.raw<Remark[]>([]);
  line = $state<LineState>("connecting");
  /** A moment of the past that is shown on the board instead of the present. */
  moment = $state.raw<Step | null>(null);
  /** Why the last thing asked for was not done. */
  refusal = $state.raw<Refusal | null>(null);
  readonly draft: Draft = new Draft({
    request: (request) => this.#socket.request({ ...request, seq: this.scene?.seq ?? null }),
  });

  /** What a master would choose, for who has asked. */
  readonly hint = new Hint();

  /** The secrets of the links of vacant seats, for whom they belong to, to pass on. */
  tokens = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** The secret of the table's own link, for its host while people gather; or nothing. */
  joinToken = $state("");
  /** What others have just done to the table, until it is read. */
  news = $state.raw<Message[]>([]);

  readonly names = $derived.by(() => this.#names());
  readonly handover = $derived(this.scene ? handover(this.scene) : { kind: "none" as const });

  /** How far the clock of the house is ahead of this device's. */
  #ahead = 0;
  readonly #socket: TableSocket;

  /** The last moment at which a question was answered by what had been said beforehand. */
  #settled = -1;

  constructor(
    card: TableSummary,
    connect: () => Wire,
    private readonly beforehand: (view: unknown, asked: Asked) => string | null = () => null,
    renames?: (view: unknown) => Rename,
  ) {
    this.card = $state.raw(card);
    const listener = {
      scene: (scene: Scene, log: Log) => this.#see(scene, log),
      chat: (remarks: Remark[]) => void (this.remarks = remarks),
      state: (line: LineState) => void (this.line = line),
    };
    const viewer = usualViewer(card.seats);
    this.#socket = new TableSocket(connect, listener, viewer, retelling(renames));
  }

  get id(): string {
    return this.card.id;
  }

  get phase(): Phase {
    return this.scene?.phase ?? this.card.phase;
  }

  get seats(): TableSummary["seats"] {
    return this.scene?.seats ?? this.card.seats;
  }

  /**
   * The seat that acts when nobody says which: the one looked from, else the first own one; none
   * that has left the match.
   */
  get actor(): number {
    const { viewer = -1, own = [], left = [] } = this.scene ?? {};
    const acting = viewer >= 0 ? [viewer] : own;
    return acting.find((seat) => !left.includes(seat)) ?? -1;
  }

  /** Whether this visitor may slow the bots down, if there are any. */
  get mayPaceBots(): boolean {
    const hasBots = this.seats.some((sitter) => sitter.kind === "bot");
    return hasBots && this.phase === "playing" && (this.actor >= 0 || this.card.host);
  }

  /** Whether this visitor may ask to give a seat away. */
  mayHand(seat: number): boolean {
    if (this.scene?.left.includes(seat)) return false;
    const sitter = this.seats[seat];
    const awaited = this.scene?.waiting.some((one) => one.seat === seat) ?? false;
    const sits = ownSeats(this.seats).length > 0;
    return sitter !== undefined && mayHand(sitter, { sits, host: this.card.host, awaited });
  }

  /** How many thousandths of a second are left until a moment of the house's clock. */
  left(deadline: number): number {
    return deadline - (Date.now() + this.#ahead);
  }

  look(viewer: number): void {
    this.scene = null;
    this.log = EMPTY_LOG;
    this.moment = null;
    this.draft.attend(null, 0);
    this.hint.attend(null);
    this.#socket.look(viewer);
  }

  /** Make sure that the line stands: the network is back, somebody looks again or wants it. */
  wake(): void {
    this.#socket.wake();
  }

  close(): void {
    this.#socket.close();
  }

  // --- what changes the match ---

  takeBack = () => this.#act({ type: "take-back", ...this.#signed() });
  /** Turn the page of a lesson, go a step back in it, or begin it anew. */
  leaf = (to: "next" | "back" | "start") => this.#act({ type: "leaf", ...this.#signed(), to });
  /** Ask what a master would choose, or the others to agree that one may. */
  advise = async (): Promise<void> => {
    const request = { type: "advise", ...this.#signed() } as const;
    const right = this.scene?.advice ?? "none";
    this.refusal = await this.hint.ask(() => this.#socket.request(request), right);
  };
  /** Have the solution of a puzzle shown. */
  giveUp = () => this.#act({ type: "give-up", ...this.#signed() });
  concede = () => this.#act({ type: "concede", ...this.#signed() });
  offerDraw = () => this.#act({ type: "offer-draw", ...this.#signed() });
  reply = (seat: number, agree: boolean) =>
    this.#act({ type: "reply", ...this.#signed(), seat, agree });

  // --- what does not ---

  say = (text: string) => this.#act({ type: "say", text });
  paceBots = (paused: boolean, millis: number) => this.#act({ type: "bot-pace", paused, millis });

  /** Let the bots make one choice, and wait again before they can make another. */
  async stepBots(): Promise<void> {
    const { at, bot_millis: millis } = this.scene ?? { at: 0, bot_millis: 0 };
    await this.paceBots(false, Math.max(millis, ONE_CHOICE_MILLIS));
    await this.#moved(at);
    await this.paceBots(true, millis);
  }

  /** Show a moment of the past on the board. */
  async show(at: number): Promise<void> {
    const { viewer, at: now } = this.scene ?? { viewer: -1, at: 0 };
    if (at === now) return this.showNow();
    await this.attempt(async () => {
      this.moment = await house.tableStep(this.id, at, viewer);
    });
  }

  showNow(): void {
    this.moment = null;
  }

  // --- what is asked over HTTP ---

  /** Get the card anew; one that cannot be had now stays as it is, for scenes tell what counts. */
  async refresh(): Promise<void> {
    this.card = await house.table(this.id).catch(() => this.card);
    await this.#fetchTokens();
  }

  /** A seat that is handed to a new guest gets a new link. */
  async #fetchTokens(): Promise<void> {
    const yours = this.seats.some((sitter) => sitter.kind === "vacant" && sitter.yours);
    const none = { seats: [], anywhere: "" };
    const links = yours ? await house.invites(this.id).catch(() => none) : none;
    this.tokens = new Map(links.seats.map(({ seat, token }) => [seat, token]));
    this.joinToken = links.anywhere ?? "";
  }

  /** Do something that brings a new card of the table. */
  async change(request: () => Promise<TableSummary>): Promise<boolean> {
    return this.attempt(async () => {
      this.card = await request();
      await this.#fetchTokens();
    });
  }

  /** Do something that the house may refuse; tells whether it did not. */
  async attempt(act: () => Promise<void>): Promise<boolean> {
    this.refusal = null;
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      this.refusal = error.refusal;
      return false;
    }
  }

  #see(scene: Scene, log: Log): void {
    const before = this.scene;
    this.#ahead = scene.now - Date.now();
    if (before !== null) this.#notice(before, scene);
    const said = this.#saidTo(scene);
    const asked = said === null ? scene.asked : null;
    this.scene = { ...scene, asked: asked && sameQuestion(before, scene) ? before.asked : asked };
    const tried = before?.puzzle?.tries.length !== scene.puzzle?.tries.length;
    const taken = before !== null && (tried || scene.start < this.log.lines.length);
    this.log = log;
    if (scene.at !== before?.at) this.moment = null;
    this.draft.attend(asked, scene.at, taken);
    this.hint.attend(asked);
    this.#sitDown(scene);
    const settled = scene.phase === "playing" && scene.phase === before?.phase;
    if (!settled || !sameSeats(before, scene)) void this.refresh();
    for (const wake of this.#waking.splice(0)) wake();
    if (said !== null && scene.at > this.#settled) this.#settle(scene, said);
  }

  /** Keep what others have done that would else be silent: taking back, handing over, declining. */
  #notice(before: Scene, scene: Scene): void {
    const { own } = before;
    const notes = newNotes(this.log, scene).filter(({ seat }) => !own.includes(seat));
    const declined = scene.phase === "gathering" ? declining(before.seats, scene.seats) : [];
    const news = [...notes.map((line) => line.message), ...declined];
    if (news.length > 0) this.news = news;
  }

  #settle({ at, asked }: Scene, text: string): void {
    this.#settled = at;
    if (asked) void this.#act({ type: "choose", text, at, seat: asked.seat });
  }

  /**
   * Return the answer that was said beforehand, if any; the question is then not put at all. One
   * that comes again was taken back, and whoever did that wants to be asked.
   */
  #saidTo({ asked, view, at }: Scene): string | null {
    const answer = asked && this.beforehand(view, asked);
    const underWay = at === this.#settled && this.scene?.at === at && this.scene.asked === null;
    if (answer === null || at > this.#settled || underWay) return answer;
    this.#settled = at;
    return null;
  }

  /** Look from a seat that was taken only now. */
  #sitDown(scene: Scene): void {
    const [own, another] = scene.own;
    if (scene.viewer === -1 && own !== undefined && another === undefined) this.look(own);
  }

  readonly #waking: (() => void)[] = [];

  /** Wait until more choices stand than so many. */
  async #moved(at: number): Promise<void> {
    while (this.line === "open" && (this.scene?.at ?? at) <= at) {
      await new Promise<void>((resolve) => this.#waking.push(resolve));
    }
  }

  #signed(): { at: number; seq: number; seat: number } {
    return { at: this.scene?.at ?? 0, seq: this.scene?.seq ?? 0, seat: this.actor };
  }

  async #act(request: Request): Promise<void> {
    this.refusal = null;
    let answer: Answer;
    try {
      answer = await this.#socket.request(request);
    } catch (error) {
      if (error instanceof ConnectionClosed) return;
      throw error;
    }
    if (answer.type === "refused") this.refusal = answer.refusal;
  }

  #names(): string[] {
    return this.seats.map(
      ({ name }, seat) => name || words.text("kernel-seat", { seat: seat + 1 }),
    );
  }
}

/** Who was expected and is not any more. */
function declining(before: readonly Sitter[], now: readonly Sitter[]): Message[] {
  return before.flatMap((was, seat) => {
    const is = now[seat];
    const gone = was.kind === "vacant" && was.name && is?.kind === "vacant" && !is.name && !is.open;
    return gone ? [message("web-rematch-declined", { name: was.name })] : [];
  });
}

/** Whether the same seats are free as before. */
function sameSeats(before: Scene, now: Scene): boolean {
  return now.seats.every((sitter, seat) => sitter.kind === before.seats[seat]?.kind);
}

/** Whether a scene asks what the one before did: then its question stays the same thing. */
function sameQuestion(before: Scene | null, now: Scene): before is Scene {
  const asked = before?.asked;
  if (!asked || !now.asked || before.lesson?.step !== now.lesson?.step) return false;
  if (before.puzzle?.tries.length !== now.puzzle?.tries.length) return false;
  return before.at === now.at && asked.seat === now.asked.seat;
}

/** Connect to the socket of a table of the house that this page came from. */
export function tableWire(id: string): Wire {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${id}/socket`);
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = (event: MessageEvent<string>) => wire.onmessage?.(event);
  socket.onclose = ({ code }) => wire.onclose?.(code);
  return wire;
}
