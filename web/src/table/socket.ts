/**
 * The line to a table. It mends itself: after a break it says where it stopped, gets what it has
 * missed, and sends again, with the same id, what was not answered. So nothing is lost, and since
 * the house carries out an id only once, nothing happens twice.
 */
import { toHex } from "$/chance/bytes";
import type { Chat, FromClient, FromHouse, Remark, Scene } from "$/protocol/types";
import { EMPTY_LOG, foldLog, type Log } from "./log";

/** A request as its sender makes it; the socket adds the id. */
export type Request = DistributiveOmit<Extract<FromClient, { id: string }>, "id">;
/** A request for a seat, by somebody who has seen so many choices. */
export type SeatRequest = Extract<Request, { at: number; seat: number }>;
/** A question to the game about what is on the table, from where one looks. */
export type GameInquiry = Extract<Request, { type: "inquire" }>;
export type Answer = Extract<FromHouse, { id: string }>;
/**
 * Why the house does not want a line: it has no place for it, the host of the table has closed it, or
 * whoever runs the house has banned this visitor. Such a line is not mended.
 */
export type Unwanted = "crowded" | "turned-away" | "banned";
export type LineState = "connecting" | "open" | "lost" | Unwanted;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** The part of a WebSocket that is used here. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((code: number) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  scene(scene: Scene, log: Log): void;
  chat(remarks: Remark[]): void;
  state(state: LineState): void;
}

const ID_BYTES = 12;

/** With this code the house closes a line because its visitor, or their address, has too many. */
export const TOO_MANY = 4429;

/** With this code it closes one because the host has, to onlookers or to this visitor. */
export const TURNED_AWAY = 4403;

/** With this code it closes one because whoever runs the house has banned this visitor. */
export const BANNED = 4423;

const UNWANTED = new Map<number, Unwanted>([
  [TOO_MANY, "crowded"],
  [TURNED_AWAY, "turned-away"],
  [BANNED, "banned"],
]);

/** Whether a line has ended because the house does not want it. */
export function isUnwanted(line: LineState): line is Unwanted {
  return [...UNWANTED.values()].some((unwanted) => unwanted === line);
}

export const PING_MILLIS = 20_000;
export const PATIENCE_MILLIS = 10_000;
export const FIRST_PAUSE_MILLIS = 400;
export const LONGEST_PAUSE_MILLIS = 15_000;

interface Pending {
  message: FromClient;
  answer(answer: Answer): void;
}

/** The line was closed for good before the house could answer. */
export class ConnectionClosed extends Error {}

export class TableSocket {
  private wire: Wire | null = null;
  private readonly pending = new Map<string, Pending & { hang(): void }>();
  private viewer: number;
  private last: { scene: Scene; log: Log } | null = null;
  private remarks: Remark[] = [];
  private failures = 0;
  private retry: Timer;
  private heartbeat: Timer;
  private closed = false;

  constructor(
    private readonly connect: () => Wire,
    private readonly listener: Listener,
    viewer = -1,
    private readonly retell: (heard: FromHouse) => FromHouse = (heard) => heard,
  ) {
    this.viewer = viewer;
    this.open();
  }

  /** How many requests the house has not answered yet. */
  get unanswered(): number {
    return this.pending.size;
  }

  /** Ask the house something; the answer comes even if the line breaks in between. */
  request(request: Request): Promise<Answer> {
    const message = { ...request, id: newId() } as Extract<FromClient, { id: string }>;
    return new Promise((resolve, reject) => {
      const hang = () => reject(new ConnectionClosed());
      this.pending.set(message.id, { message, answer: resolve, hang });
      this.send(message);
    });
  }

  /** Look from another seat. What the former viewer saw is forgotten at once. */
  look(viewer: number): void {
    if (viewer === this.viewer) return;
    this.viewer = viewer;
    this.last = null;
    this.send({ type: "look", viewer });
  }

  /**
   * The network has come or gone, somebody looks at the page again or asks for it: try now instead
   * of after the pause, and find out at once whether a wire that seems to stand still does.
   */
  wake(): void {
    if (this.closed) return;
    if (this.wire === null) this.open();
    else this.probe();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.drop();
    for (const { hang } of this.pending.values()) hang();
    this.pending.clear();
  }

  private open(): void {
    clearTimeout(this.retry);
    this.listener.state(this.failures === 0 ? "connecting" : "lost");
    const wire = this.connect();
    this.wire = wire;
    wire.onopen = () => this.greet();
    wire.onmessage = (event) => this.hear(this.retell(JSON.parse(event.data) as FromHouse));
    wire.onclose = (code) => this.end(UNWANTED.get(code));
    this.expect();
  }

  private greet(): void {
    const seen = this.last;
    this.send(
      seen === null
        ? { type: "hello", viewer: this.viewer }
        : {
            type: "hello",
            viewer: this.viewer,
            seq: seen.scene.seq,
            told: seen.log.lines.length,
          },
    );
    for (const { message } of this.pending.values()) this.send(message);
    this.expect();
  }

  private hear(message: FromHouse): void {
    this.expect();
    switch (message.type) {
      case "scene":
        return this.see(message);
      case "chat":
        return this.listen(message);
      case "pong":
        return;
      case "refused":
        if (message.id === "") return this.onlyWatch();
        break;
    }
    this.pending.get(message.id)?.answer(message);
    this.pending.delete(message.id);
  }

  /** The seat to look from is no longer this visitor's. */
  private onlyWatch(): void {
    this.viewer = -1;
    this.last = null;
    this.greet();
  }

  private see(scene: Scene): void {
    this.failures = 0;
    this.listener.state("open");
    if (scene.viewer !== this.viewer) {
      // A scene for the former viewer was under way, or the seat is no longer this visitor's.
      if (scene.viewer !== -1 || scene.own.includes(this.viewer)) return;
      this.viewer = -1;
      this.last = null;
    }
    const log = foldLog(this.last?.log ?? EMPTY_LOG, scene, this.last === null);
    this.last = { scene, log };
    this.listener.scene(scene, log);
  }

  private listen(chat: Chat): void {
    this.remarks = [...this.remarks.slice(0, chat.start), ...chat.remarks];
    this.listener.chat(this.remarks);
  }

  private send(message: FromClient): void {
    try {
      this.wire?.send(JSON.stringify(message));
    } catch {
      // The wire is not open yet, or no longer: greeting the house sends it again.
    }
  }

  /** Ask for a sign of life after a while of silence, and give the wire up without one. */
  private expect(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => this.probe(), PING_MILLIS);
  }

  private probe(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => this.mend(), PATIENCE_MILLIS);
    this.send({ type: "ping" });
  }

  /** Mend the line, unless trying by itself would be in vain: that is left to who makes room. */
  private end(unwanted: Unwanted | undefined): void {
    if (unwanted === undefined) return this.mend();
    this.drop();
    this.failures = 0;
    this.listener.state(unwanted);
  }

  private mend(): void {
    this.drop();
    if (this.closed) return;
    this.failures += 1;
    this.listener.state("lost");
    this.retry = setTimeout(() => this.open(), pauseAfter(this.failures));
  }

  private drop(): void {
    clearTimeout(this.heartbeat);
    const wire = this.wire;
    this.wire = null;
    if (wire === null) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Twice as long after each failure, and never quite the same, so that not all come at once. */
function pauseAfter(failures: number): number {
  const pause = Math.min(FIRST_PAUSE_MILLIS * 2 ** (failures - 1), LONGEST_PAUSE_MILLIS);
  return pause * (0.75 + Math.random() / 4);
}

/** An id of our own making; `crypto.randomUUID` is missing on plain http addresses. */
function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}
