/** A small house for tests: one table, and wires that break after a given number of frames. */
import type { Asked, FromClient, FromHouse, Scene, Told } from "$/protocol/types";
import type { Wire } from "./socket";

export function told(at: number, key = `line-${at}`): Told {
  const message = { is: "message" as const, key, args: {} };
  return {
    at,
    when: at * 1000,
    kind: "kind",
    seat: 0,
    message,
    rules: [],
    things: [],
    facts: null,
    was: "",
  };
}

/** A decision of the first seat, as plain as can be but for what a test says of it. */
export function asked(given: Partial<Asked> = {}): Asked {
  return {
    seat: 0,
    about: { is: "message", key: "about", args: {} },
    rules: [],
    secret: false,
    family: false,
    kind: "choice",
    moot: false,
    detail: null,
    count: 1,
    choices: null,
    default: null,
    ...given,
  };
}

const NOT_THEIRS: FromHouse = {
  type: "refused",
  id: "",
  refusal: { message: { is: "message", key: "not-your-seat", args: {} }, rules: [] },
  stale: false,
  word: null,
};

/** What a browser says of a wire that nobody has closed. */
const BROKEN = 1006;

export class FakeHouse {
  readonly wires: FakeWire[] = [];
  readonly heard: FromClient[] = [];
  readonly log: Told[] = [told(0)];
  /** Requests already carried out: a second one of the same id only gets its answer again. */
  readonly done = new Set<string>();
  own = [0];
  /** Frames, in both directions, that the next wires carry before they break. */
  lifetimes: number[] = [];

  connect = (): Wire => {
    const wire = new FakeWire(this, this.lifetimes.shift() ?? Infinity);
    this.wires.push(wire);
    return wire;
  };

  get wire(): FakeWire {
    const wire = this.wires.at(-1);
    if (wire === undefined) throw new Error("nobody has connected");
    return wire;
  }

  answer(message: FromClient, wire: FakeWire): void {
    this.heard.push(message);
    if (message.type === "hello") {
      const { viewer = -1, told = 0 } = message;
      wire.viewer = viewer;
      const isTheirs = viewer === -1 || this.own.includes(viewer);
      wire.say(isTheirs ? this.scene(viewer, told) : NOT_THEIRS);
    } else if (message.type === "look") {
      wire.viewer = message.viewer;
      wire.say(this.scene(wire.viewer, 0));
    } else if (message.type === "choose") {
      this.choose(message.id, wire);
    } else if (message.type === "ping") {
      wire.say({ type: "pong", now: 0 });
    }
  }

  scene(viewer: number, start: number): Scene {
    return {
      type: "scene",
      now: 0,
      seq: this.log.length,
      at: this.log.length - 1,
      phase: "playing",
      viewer,
      own: this.own,
      seats: [],
      waiting: [],
      view: { viewer },
      reference: "",
      asked: null,
      start,
      told: this.log.slice(start),
      can_take_back: false,
      takes_back: 0,
      proposal: null,
      outcome: null,
      bots_paused: false,
      bot_millis: 900,
      clocks: [],
      lesson: null,
      advice: "given",
      puzzle: null,
      left: [],
    };
  }

  private choose(id: string, wire: FakeWire): void {
    if (!this.done.has(id)) {
      this.done.add(id);
      this.log.push(told(this.log.length));
      wire.say(this.scene(wire.viewer, this.log.length - 1));
    }
    wire.say({ type: "done", id, seq: this.log.length });
  }
}

export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((code: number) => void) | null = null;
  viewer = -1;
  isOpen = false;
  isDeaf = false;

  constructor(
    private readonly house: FakeHouse,
    private frames: number,
  ) {}

  accept(): void {
    this.isOpen = true;
    this.onopen?.();
  }

  send(text: string): void {
    if (!this.isOpen) throw new DOMException("not open", "InvalidStateError");
    if (this.isDeaf || !this.spend()) return;
    this.house.answer(JSON.parse(text) as FromClient, this);
  }

  say(message: FromHouse): void {
    if (!this.isOpen || !this.spend()) return;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = BROKEN): void {
    this.isOpen = false;
    this.onclose?.(code);
  }

  close(): void {
    this.isOpen = false;
  }

  private spend(): boolean {
    this.frames -= 1;
    if (this.frames >= 0) return true;
    this.break();
    return false;
  }
}
