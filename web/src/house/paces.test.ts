import { expect, test } from "vitest";
import { choiceOf, minutesOf, paceOf, PACES, paceWords } from "./paces";

const named = (name: string) => PACES.find((choice) => choice.name === name)!;

test("every pace that is offered is recognised again", () => {
  for (const choice of PACES) expect(choiceOf(paceOf(choice, "bot"))).toBe(choice);
});

test("a side may be given any time for the whole match", () => {
  const pace = { ...paceOf(named("round"), "default"), budget: 47 * 60 };
  expect(choiceOf(pace)).toBe(named("round"));
  expect(paceWords(pace)?.args).toMatchObject({ minutes: 47, increment: 0 });
});

test("without a clock no time is ever up, with either clock it is", () => {
  expect(paceOf(named("unhurried"), "bot").time_up).toBe("nothing");
  expect(paceOf(named("round"), "bot").time_up).toBe("bot");
  expect(paceWords(paceOf(named("unhurried"), "bot"))).toBeNull();
});

test("only a sensible number of minutes is taken", () => {
  expect(minutesOf(" 45 ")).toBe(45);
  for (const text of ["", "0", "601", "-5", "4.5", "ten"]) expect(minutesOf(text)).toBeNull();
});
