/**
 * The choice that somebody prepares: written so far, what may come next, what it would do. The
 * option list, the board and a game's own controls are faces of this one thing, so whatever is
 * begun with one can be finished with another.
 */
import type { Asked, Choice, Line, Message, Refusal, Word } from "$/protocol/types";
import { ConnectionClosed, type Answer, type GameInquiry, type SeatRequest } from "./socket";

/** Where questions about the decision and the table are answered; the past of a match has none. */
export interface Desk {
  request(request: SeatRequest | GameInquiry): Promise<Answer>;
}

/** A word of the choice being prepared, and what it stands for. */
export interface Part {
  word: string;
  caption: Line;
}

interface Question {
  at: number;
  seat: number;
  asked: Asked;
}

/** A request about the decision, before it is said whose and which one it is. */
type Inquiry =
  | { type: "steps" | "search"; words: string }
  | { type: "ask" | "choose"; text: string }
  | { type: "point"; x: number; y: number };

export class Draft {
  /** The written form so far, such as `create SD`. */
  text = $state("");
  /** The same, word by word, with what each stands for. */
  parts = $state.raw<Part[]>([]);
  /** What may come next. */
  next = $state.raw<Word[]>([]);
  /** The choice that these words make, once they are complete and legal. */
  choice = $state.raw<Choice | null>(null);
  /** What will certainly follow from it, and by which rules. */
  lines = $state.raw<Line[]>([]);
  rules = $state.raw<string[]>([]);
  /** It brings chance or something hidden to light: it is never carried out without being asked. */
  final = $state(false);
  /** Why the words asked about last cannot be chosen. */
  refusal = $state.raw<Refusal | null>(null);
  /** What was pressed when that was asked, such as `cube:M`: there the reason is said. */
  thing = $state("");
  /** Why the last choice was not carried out, although it could be when it was prepared. */
  notice = $state.raw<Refusal | null>(null);
  /** What was searched for; what was found, or lies where somebody pointed; how much more. */
  sought = $state("");
  found = $state.raw<Choice[]>([]);
  more = $state(0);
  busy = $state(false);
  /** A complete choice is carried out without asking again. */
  direct = $state(false);
  /** Even what a single press says is asked about before it is carried out. */
  careful = $state(false);
  /** A question to which there is but one answer is answered by itself. */
  single = $state(false);
  /** What is refused leaves what was prepared before as it was. */
  keeps = $state(false);

  /** What a lesson has to say to what was refused. */
  word = $state.raw<Message | null>(null);

  #question: Question | null = null;
  /** How many choices stand in what is looked at. */
  #at = 0;
  /** The question has been answered: the next one is new, however much it is like this one. */
  #made = false;
  /** What was prepared when others took choices back. */
  #kept: { seat: number; kind: string; text: string } | null = null;
  #choosing = false;
  #trail: string[] = [];
  /** The last moment whose question was answered by itself; who comes back to it wants to be asked. */
  #settled = -1;
  /** What may follow which words: asked once for a question, whether by a board or in words. */
  readonly #offered = new Map<string, Promise<Answer | null>>();
  #ticket = 0;

  constructor(private readonly desk: Desk | null = null) {}

  /**
   * Hear which decision is to be made now; what was prepared for the same one stays. Where others
   * have taken choices back meanwhile, it is kept and tried again as soon as the question comes back.
   */
  attend(asked: Asked | null, at: number, takenBack = false): void {
    const before = this.#question;
    if (before !== null && takenBack && !this.#made && this.text !== "" && !this.direct) {
      this.#kept = { seat: before.seat, kind: before.asked.kind, text: this.text };
    }
    const stays = before !== null && asked !== null && !takenBack && this.#stays(before, asked, at);
    this.#question = asked && { at, seat: asked.seat, asked };
    this.#at = at;
    this.#made = false;
    if (stays) return;
    this.#begin("");
    this.#trail = [];
    this.#offered.clear();
    this.#forget();
    if (asked) void this.#resume(asked, at);
  }

  /** Go on with what was prepared before others took choices back, if that can still be chosen. */
  async #resume(asked: Asked, at: number): Promise<void> {
    const kept = this.#kept;
    this.#kept = null;
    if (kept === null || kept.seat !== asked.seat || kept.kind !== asked.kind) {
      return this.#open(asked, at);
    }
    this.#begin(kept.text);
    await this.#load();
    if (this.text !== kept.text || this.refusal === null) return;
    this.#begin("");
    await this.#load();
  }

  /** Say the only answer there is, unless something comes to light by it; else learn what there is. */
  async #open(asked: Asked, at: number): Promise<void> {
    const [only, ...others] = asked.choices ?? [];
    const open = only !== undefined && others.length === 0 && !asked.secret && !asked.family;
    if (!this.single || !open || at <= this.#settled) return this.#load();
    this.#settled = at;
    this.text = only.text;
    await this.#preview({ type: "ask", text: only.text });
    if (this.choice !== null && !this.final && !this.direct) await this.confirm();
  }

  /**
   * Where several choose at once, another's choice leaves the own question as it was. The next page
   * of a lesson may ask for something else at the same moment.
   */
  #stays(before: Question, asked: Asked, at: number): boolean {
    if (before.seat !== asked.seat) return false;
    if (before.at === at) {
      return JSON.stringify(before.asked.choices) === JSON.stringify(asked.choices);
    }
    return !this.#made && JSON.stringify(before.asked) === JSON.stringify(asked);
  }

  set(words: string): void {
    this.#trail = [];
    this.#turnTo(words);
  }

  /** Take one of the words that may come next. */
  push(word: string): void {
    const offered = this.next.find((one) => one.word === word);
    this.#trail.push(this.text);
    this.#turnTo(offered?.choice?.text ?? `${this.text} ${word}`);
  }

  /** Go back to where the last word was taken. */
  pop(): void {
    this.#turnTo(this.#trail.pop() ?? this.text.split(" ").slice(0, -1).join(" "));
  }

  clear(): void {
    this.set("");
  }

  /**
   * Find out what a choice in writing would do, or why it cannot be made; `thing` is what was
   * pressed for it.
   */
  async ask(text: string, thing = ""): Promise<void> {
    this.notice = null;
    if (this.keeps) {
      this.#ticket += 1;
      this.forgive();
    } else this.#begin(tidy(text));
    await this.#preview({ type: "ask", text: tidy(text) }, thing);
  }

  /**
   * Take words that are on the way to a choice although they make none yet; `example` completes
   * them, to hear what they lack.
   */
  async lay(words: string, example: string, thing = ""): Promise<void> {
    this.#trail = [];
    this.#begin(tidy(words));
    await this.whyNot(example, thing);
  }

  /** Hear what speaks against a choice; what is prepared stays as it is. */
  async whyNot(example: string, thing = ""): Promise<void> {
    const ticket = this.#ticket;
    const answer = await this.#inquire({ type: "ask", text: tidy(example) });
    if (ticket !== this.#ticket || answer?.type !== "refused" || answer.stale) return;
    this.refusal = answer.refusal;
    this.word = answer.word ?? null;
    this.thing = thing;
  }

  /** Put away why something cannot be chosen. */
  forgive(): void {
    this.refusal = null;
    this.word = null;
    this.thing = "";
  }

  /** Find out what a point of the game's picture stands for: one choice, or the few `found`. */
  async point(x: number, y: number): Promise<void> {
    this.notice = null;
    this.#trail = [];
    this.#begin("");
    this.#forget();
    await this.#preview({ type: "point", x, y });
    if (this.choice === null && this.found.length === 0) await this.#offerFirstWords();
  }

  /** Look for options with all these words. */
  async searching(text: string): Promise<void> {
    if (tidy(text) === "") return this.#forget();
    this.sought = text;
    const answer = await this.#inquire({ type: "search", words: tidy(text) });
    if (answer?.type !== "offer" || this.sought !== text) return;
    this.found = answer.choices;
    this.more = answer.more;
  }

  /** Learn what may follow other words, without turning to them. */
  async offers(words: string): Promise<Word[]> {
    const answer = await this.#steps(tidy(words));
    return answer?.type === "offer" ? answer.words : [];
  }

  /** Whether there is somebody to ask about the table. */
  get mayInquire(): boolean {
    return this.desk !== null;
  }

  /** Ask the game about the table in words of its own; null if it is not told, or not now. */
  async inquire(query: unknown): Promise<unknown> {
    if (this.desk === null) return null;
    try {
      const answer = await this.desk.request({ type: "inquire", at: this.#at, query });
      return answer.type === "finding" ? answer.finding : null;
    } catch (error) {
      if (error instanceof ConnectionClosed) return null;
      throw error;
    }
  }

  /** Prepare a whole choice that somebody was advised to make; that they do themselves, always. */
  async prepare(text: string): Promise<void> {
    this.notice = null;
    this.#trail = [];
    this.#begin(tidy(text));
    await this.#preview({ type: "ask", text: this.text }, "", false);
  }

  /** Carry the prepared choice out. */
  async confirm(): Promise<void> {
    if (this.choice === null || this.busy || this.#made) return;
    await this.#choose(this.choice.text);
  }

  /** Make a choice that is known to be whole, without preparing it. */
  async make(text: string): Promise<void> {
    if (this.#choosing || this.#made) return;
    this.#begin(tidy(text));
    await this.#choose(this.text);
  }

  async #choose(text: string): Promise<void> {
    this.notice = null;
    this.busy = true;
    this.#choosing = true;
    const answer = await this.#inquire({ type: "choose", text });
    this.#choosing = false;
    this.busy = false;
    if (answer?.type === "refused") {
      this.notice = answer.refusal;
      this.word = answer.word ?? null;
    } else this.#made = true;
  }

  #turnTo(words: string): void {
    this.notice = null;
    this.#begin(tidy(words));
    if (this.#question) void this.#load();
  }

  #begin(words: string): void {
    this.#ticket += 1;
    this.text = words;
    this.parts = [];
    this.next = [];
    this.choice = null;
    this.lines = [];
    this.rules = [];
    this.final = false;
    this.forgive();
    this.busy = false;
  }

  /** Where nothing could be pointed at, the options are there as before. */
  async #offerFirstWords(): Promise<void> {
    const ticket = this.#ticket;
    const next = await this.offers("");
    if (ticket === this.#ticket) this.next = next;
  }

  #forget(): void {
    this.sought = "";
    this.found = [];
    this.more = 0;
  }

  /** Learn what may come next; where nothing may, the words are complete or wrong. */
  async #load(): Promise<void> {
    const words = this.text;
    if (this.#question?.asked.choices?.some(({ text }) => text === words)) {
      return this.#preview({ type: "ask", text: words });
    }
    const ticket = this.#ticket;
    this.busy = true;
    const answer = await this.#steps(words);
    if (ticket !== this.#ticket) return;
    this.busy = false;
    if (answer?.type === "refused" && !answer.stale) this.refusal = answer.refusal;
    if (answer?.type !== "offer") return;
    this.next = answer.words;
    if (words === "") return;
    if (this.next.length === 0) await this.#preview({ type: "ask", text: words });
    else await this.#spell();
  }

  /** Learn what each of the words stands for: a board may have written several at once. */
  async #spell(): Promise<void> {
    const ticket = this.#ticket;
    const parts: Part[] = [];
    let before = "";
    for (const word of this.text.split(" ")) {
      const offered = await this.offers(before);
      if (ticket !== this.#ticket) return;
      parts.push({ word, caption: offered.find((one) => one.word === word)?.caption ?? [] });
      before = `${before} ${word}`.trim();
    }
    this.parts = parts;
  }

  #steps(words: string): Promise<Answer | null> {
    const known = this.#offered.get(words);
    if (known !== undefined) return known;
    const asked = this.#inquire({ type: "steps", words });
    this.#offered.set(words, asked);
    const forget = () => {
      if (this.#offered.get(words) === asked) this.#offered.delete(words);
    };
    asked.then((answer) => answer?.type === "offer" || forget(), forget);
    return asked;
  }

  async #preview(inquiry: Inquiry, thing = "", direct = this.direct): Promise<void> {
    const ticket = this.#ticket;
    this.busy = true;
    const answer = await this.#inquire(inquiry);
    if (ticket !== this.#ticket) return;
    this.busy = false;
    if (answer?.type === "refused" && !answer.stale) {
      this.refusal = answer.refusal;
      this.word = answer.word ?? null;
      this.thing = thing;
      // What was still being learnt about the words that stay is asked once more.
      const unknown = this.choice === null && this.next.length === 0;
      if (unknown && inquiry.type === "ask" && inquiry.text !== this.text) await this.#load();
    }
    if (answer?.type === "offer") this.found = answer.choices;
    if (answer?.type !== "preview") return;
    this.text = answer.choice.text;
    this.parts = [];
    this.next = [];
    this.choice = answer.choice;
    this.lines = answer.lines;
    this.rules = answer.rules;
    this.final = answer.final;
    if (direct && !this.final) await this.confirm();
  }

  async #inquire(inquiry: Inquiry): Promise<Answer | null> {
    if (this.desk === null || this.#question === null) return null;
    const { at, seat } = this.#question;
    try {
      return await this.desk.request({ ...inquiry, at, seat });
    } catch (error) {
      if (error instanceof ConnectionClosed) return null;
      throw error;
    }
  }
}

function tidy(words: string): string {
  return words.trim().replace(/\s+/g, " ");
}
