/** What is shown of a lesson's steps: the one before, the one under way and those that come next. */

const SHOWN = 4;

export function outline<Step>(steps: readonly Step[], now: number): { step: Step; at: number }[] {
  const first = Math.max(0, Math.min(now - 1, steps.length - SHOWN));
  return steps.slice(first, first + SHOWN).map((step, index) => ({ step, at: first + index }));
}
