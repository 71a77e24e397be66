/** What is said about whoever sits at a seat, beside the name. */
import type { Message, Sitter } from "$/protocol/types";
import { message } from "$/words/speaker";

export interface Presence {
  words: Message;
  glyph: string | null;
  away: boolean;
}

/** Whoever has `left` the match by conceding, while the others play on, is not waited for. */
export function presence(sitter: Sitter, left = false): Presence {
  if (left) return { words: message("web-table-left"), glyph: "flag", away: true };
  switch (sitter.kind) {
    case "bot":
      return { words: botLevel(sitter.spec), glyph: "bot", away: false };
    case "vacant":
      return { words: expected(sitter), glyph: sitter.open ? "home" : "link", away: true };
    case "person":
      if (sitter.barred) return { words: message("web-table-barred"), glyph: "lock", away: true };
      if (sitter.you) return { words: message("web-table-you"), glyph: null, away: false };
      return {
        words: message(sitter.here ? "web-table-here" : "web-table-away"),
        glyph: sitter.here ? null : "clock",
        away: !sitter.here,
      };
  }
}

/** The kind of a bot in words; a search may have any number behind its name. */
export function botLevel(spec: string): Message {
  const kind = spec.split(":")[0] ?? spec;
  return message(`bots-${kind}`);
}

function expected({ open, name }: { open: boolean; name: string }): Message {
  if (open) return message("web-table-free-seat");
  return name === ""
    ? message("web-table-expected-nobody")
    : message("web-table-expected", { name });
}
