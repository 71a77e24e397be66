import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Remark, Scene } from "$/protocol/types";
import { FakeHouse, told } from "./fakehouse";
import type { Log } from "./log";
import {
  BANNED,
  ConnectionClosed,
  LONGEST_PAUSE_MILLIS,
  PATIENCE_MILLIS,
  PING_MILLIS,
  TableSocket,
  TOO_MANY,
  TURNED_AWAY,
  type Answer,
  type LineState,
} from "./socket";

class Notes {
  scenes: Scene[] = [];
  log: Log = { lines: [], fresh: [] };
  remarks: Remark[] = [];
  states: LineState[] = [];
  scene(scene: Scene, log: Log) {
    this.scenes.push(scene);
    this.log = log;
  }
  chat(remarks: Remark[]) {
    this.remarks = remarks;
  }
  state(state: LineState) {
    this.states.push(state);
  }
}

const CHOOSE = { type: "choose", at: 0, seat: 0, text: "draw" } as const;

let house: FakeHouse;
let notes: Notes;
let socket: TableSocket;

function sitDown(viewer = 0): void {
  socket = new TableSocket(house.connect, notes, viewer);
}

/** Let time pass until the line has had every reason to mend itself. */
async function mended(): Promise<void> {
  for (let wire = 0; wire < house.wires.length; wire += 1) {
    if (wire === house.wires.length - 1 && !house.wire.isOpen) {
      await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MILLIS);
      if (!house.wire.isOpen) house.wire.accept();
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  house = new FakeHouse();
  notes = new Notes();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("the line to a table", () => {
  it("says hello and sees the scene", () => {
    sitDown();
    expect(notes.states).toEqual(["connecting"]);
    house.wire.accept();
    expect(house.heard).toEqual([{ type: "hello", viewer: 0 }]);
    expect(notes.log.lines).toEqual(house.log);
    expect(notes.log.fresh).toEqual([]);
    expect(notes.states.at(-1)).toBe("open");
  });

  it("keeps a request that was made before the line stood", async () => {
    sitDown();
    const answer = socket.request(CHOOSE);
    house.wire.accept();
    expect((await answer).type).toBe("done");
    expect(notes.log.fresh).toEqual([told(1)]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])("loses nothing when it breaks after frame %i", async (frames) => {
    house.lifetimes = [frames];
    sitDown();
    house.wire.accept();
    const answers: Answer[] = [];
    void socket.request(CHOOSE).then((answer) => answers.push(answer));
    await mended();
    await mended();
    expect(answers.map((answer) => answer.type)).toEqual(["done"]);
    expect(socket.unanswered).toBe(0);
    expect(house.done.size).toBe(1);
    expect(notes.log.lines).toEqual(house.log);
  });

  it.each([0, 1, 2, 3])("and again while it is mended, after frame %i", async (frames) => {
    house.lifetimes = [3, frames, 1];
    sitDown();
    house.wire.accept();
    const answer = socket.request(CHOOSE);
    for (let round = 0; round < 4; round += 1) await mended();
    expect((await answer).type).toBe("done");
    expect(house.done.size).toBe(1);
    expect(notes.log.lines).toEqual(house.log);
  });

  it("sends a kept request again with the same id", async () => {
    house.lifetimes = [3];
    sitDown();
    house.wire.accept();
    const answer = socket.request(CHOOSE);
    expect(notes.states.at(-1)).toBe("lost");
    await mended();
    await answer;
    const ids = house.heard.filter((one) => one.type === "choose").map((one) => one.id);
    expect(new Set(ids).size).toBe(1);
  });

  it("goes on from the line of the log where it stopped", async () => {
    sitDown();
    house.wire.accept();
    house.wire.break();
    house.log.push(told(1));
    await mended();
    expect(house.heard.at(-1)).toEqual({ type: "hello", viewer: 0, seq: 1, told: 1 });
    expect(notes.log.lines).toEqual(house.log);
    expect(notes.log.fresh).toEqual([told(1)]);
  });

  it("leaves alone what is fresh when somebody only comes or goes", () => {
    sitDown();
    house.wire.accept();
    house.log.push(told(1));
    house.wire.say(house.scene(0, 1));
    house.wire.say(house.scene(0, 2));
    expect(notes.log.fresh).toEqual([told(1)]);
  });

  it("replaces what was taken back, and calls none of it new", () => {
    sitDown();
    house.wire.accept();
    house.log.push(told(1), told(2));
    house.wire.say(house.scene(0, 1));
    house.log.splice(1, 2, told(1, "taken-back"));
    house.wire.say(house.scene(0, 1));
    expect(notes.log.lines).toEqual([told(0), told(1, "taken-back")]);
    expect(notes.log.fresh).toEqual([]);
  });

  it("gives up a wire that has fallen silent", async () => {
    sitDown();
    house.wire.accept();
    house.wire.isDeaf = true;
    await vi.advanceTimersByTimeAsync(PING_MILLIS + PATIENCE_MILLIS);
    expect(notes.states.at(-1)).toBe("lost");
  });

  it("keeps a wire that answers", async () => {
    sitDown();
    house.wire.accept();
    await vi.advanceTimersByTimeAsync(5 * (PING_MILLIS + PATIENCE_MILLIS));
    expect(house.heard.filter((one) => one.type === "ping").length).toBeGreaterThan(3);
    expect(house.wires).toHaveLength(1);
  });

  it("tries again at once when the network is back", () => {
    sitDown();
    house.wire.accept();
    house.wire.break();
    socket.wake();
    expect(house.wires).toHaveLength(2);
    socket.wake();
    expect(house.wires).toHaveLength(2);
  });

  it.each([
    [TOO_MANY, "crowded"],
    [TURNED_AWAY, "turned-away"],
    [BANNED, "banned"],
  ])("waits to be asked where the house does not want it: %s, %s", async (code, state) => {
    sitDown();
    house.wire.accept();
    house.wire.break(code);
    expect(notes.states.at(-1)).toBe(state);
    await vi.advanceTimersByTimeAsync(10 * LONGEST_PAUSE_MILLIS);
    expect(house.wires).toHaveLength(1);
  });

  it("comes back, with what was kept, once there is a place again", async () => {
    sitDown();
    const answer = socket.request(CHOOSE);
    house.wire.break(TOO_MANY);
    socket.wake();
    expect(notes.states.at(-1)).toBe("connecting");
    house.wire.break(TOO_MANY);
    expect(notes.states.at(-1)).toBe("crowded");
    socket.wake();
    house.wire.accept();
    expect((await answer).type).toBe("done");
    expect(notes.states.at(-1)).toBe("open");
    expect(house.wires).toHaveLength(3);
  });

  it("finds a dead wire soon when somebody looks at the page again", async () => {
    sitDown();
    house.wire.accept();
    house.wire.isDeaf = true;
    socket.wake();
    await vi.advanceTimersByTimeAsync(PATIENCE_MILLIS);
    expect(notes.states.at(-1)).toBe("lost");
  });

  it("tells its askers when it is closed for good", async () => {
    sitDown();
    const answer = socket.request(CHOOSE);
    socket.close();
    await expect(answer).rejects.toBeInstanceOf(ConnectionClosed);
    await vi.advanceTimersByTimeAsync(10 * LONGEST_PAUSE_MILLIS);
    expect(house.wires).toHaveLength(1);
  });

  it("folds what is said into one conversation", () => {
    const remark = (text: string) => ({ when: 0, name: "Maud", seat: 1, text });
    sitDown();
    house.wire.accept();
    house.wire.say({ type: "chat", start: 0, remarks: [remark("one"), remark("two")] });
    house.wire.say({ type: "chat", start: 2, remarks: [remark("three")] });
    expect(notes.remarks.map(({ text }) => text)).toEqual(["one", "two", "three"]);
  });
});

describe("several people at one device", () => {
  beforeEach(() => {
    house.own = [0, 1];
  });

  it("see nothing of one another when the viewer changes", () => {
    sitDown();
    house.wire.accept();
    const late = house.scene(0, 1);
    house.wire.isDeaf = true;
    socket.look(-1);
    house.wire.say(late);
    expect(notes.scenes.map(({ viewer }) => viewer)).toEqual([0]);
    house.wire.say(house.scene(-1, 0));
    expect(notes.scenes.at(-1)?.viewer).toBe(-1);
  });

  it("get a whole log after a break between looking and seeing", async () => {
    sitDown();
    house.wire.accept();
    house.wire.isDeaf = true;
    socket.look(1);
    house.wire.break();
    await mended();
    expect(house.heard.at(-1)).toEqual({ type: "hello", viewer: 1 });
    expect(notes.scenes.at(-1)?.viewer).toBe(1);
  });

  it("only look on after a break in which their seat was given away", async () => {
    sitDown();
    house.wire.accept();
    house.own = [1];
    house.wire.break();
    await mended();
    expect(notes.scenes.at(-1)?.viewer).toBe(-1);
    expect(notes.log.lines).toEqual(house.log);
  });

  it("only look on from a seat that is no longer theirs", () => {
    sitDown();
    house.wire.accept();
    house.own = [1];
    house.wire.say(house.scene(-1, 0));
    expect(notes.scenes.at(-1)?.viewer).toBe(-1);
    expect(notes.log.lines).toEqual(house.log);
  });
});
