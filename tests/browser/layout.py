"""Measures how a page is laid out: letters, what is cut or covered, what a decision needs."""

from typing import Final

from playwright.sync_api import Page

from tests.browser.person import DRAWN, Person
from tests.browser.pictures import PICTURES

DESK_LETTERS: Final = 11
PHONE_LETTERS: Final = 12
"""The smallest letters that anybody has to read, in pixels."""

MEASURE: Final = """(least) => {
  const found = [];
  const SLACK = 1.5;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const short = (text) => text.trim().replace(/\\s+/g, " ").slice(0, 60);
  const inner = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  });
  const some = ({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1;
  const within = (one, other) =>
    one.left >= other.left - SLACK && one.right <= other.right + SLACK &&
    one.top >= other.top - SLACK && one.bottom <= other.bottom + SLACK;

  const heard = (element) => {
    if (element.closest(".unseen") !== null) return true;
    for (let up = element; up; up = up.parentElement)
      if (getComputedStyle(up).clipPath !== "none") return true;
    return false;
  };
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !heard(element);

  /* The boxes that cut an element off, each with whether one can scroll there. */
  const cutting = (element) => {
    const boxes = [];
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      const ways = [overflowX, overflowY];
      if (ways.every((way) => way === "visible")) {
        if (position === "fixed") break;
        continue;
      }
      if (up instanceof SVGElement && !(up instanceof SVGSVGElement)) continue;
      /* A board is moved under its plate by a finger; what is beyond it is not cut off either. */
      const scrolls =
        ways.some((way) => way === "auto" || way === "scroll") || up.matches(".plate");
      boxes.push({ up, scrolls, drawn: up instanceof SVGElement, box: up.getBoundingClientRect() });
    }
    return boxes;
  };
  const shownPart = (box, cuts) =>
    cuts.reduce((part, cut) => inner(part, cut.box), inner(box, page));

  const scaleOf = (element) => {
    const drawn = element.closest("svg") !== null && element.getScreenCTM;
    const matrix = drawn ? element.getScreenCTM() : null;
    return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest("script, style, option") || !seen(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(some);
    if (boxes.length === 0) continue;
    const cuts = cutting(element);
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    if (size < least - 0.05)
      found.push(`small: "${short(node.data)}" has ${size.toFixed(1)} px`);
    for (const box of boxes) {
      /* What is scrolled away is not cut off. */
      let left = box;
      const cut = cuts.find((one) => {
        if (one.scrolls) left = inner(left, one.box);
        return some(left) && !one.scrolls && !one.drawn && !within(left, one.box);
      });
      const told = element.closest("[data-tip]") !== null;
      if (cut && !told)
        found.push(`clipped: "${short(node.data)}" by ${cut.up.localName}.${cut.up.className}`);
      const part = shownPart(box, cuts);
      if (!cut && some(part)) texts.push({ element, words: short(node.data), box: part, size });
    }
  }

  /* What lies under a foot that sticks to the end of what is scrolled can be scrolled to. */
  const stuck = (element) => {
    for (let up = element; up; up = up.parentElement)
      if (getComputedStyle(up).position === "sticky") return up;
    return null;
  };
  const scroller = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement) {
      const longer = up.scrollHeight > up.clientHeight + 1;
      if (longer && /auto|scroll/.test(getComputedStyle(up).overflowY)) return up;
    }
    return null;
  };
  const scrollsUnder = (element, above) => {
    const foot = stuck(above);
    return foot !== null && !foot.contains(element) && scroller(foot)?.contains(element) === true;
  };
  const related = (one, other) => one.contains(other) || other.contains(one);
  const lets = ({ element }) => getComputedStyle(element).pointerEvents === "none";
  /* Pieces that stand against each other on a table without squares may hide each other's signs. */
  const touch = (...both) =>
    both.every(({ element, words }) => words.length < 3 && element.closest("#ak-world, #ak-over"));
  /* A name on a map may lie under the plates that are pressed there: these can be read. */
  const under = (one, other) => {
    const plate = lets(one) && other.element.closest("button");
    return plate && getComputedStyle(plate).backgroundColor.startsWith("rgb(");
  };
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (one.element === other.element || related(one.element, other.element)) continue;
      const both = inner(one.box, other.box);
      /* Letters leave some of their line free. */
      const free = 0.34 * Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (under(one, other) || under(other, one) || touch(one, other)) continue;
      if (scrollsUnder(one.element, other.element) || scrollsUnder(other.element, one.element))
        continue;
      if (both.right - both.left > 2 && both.bottom - both.top > Math.max(2, free))
        found.push(`overlapping: "${one.words}" and "${other.words}"`);
    }
    /* What lets presses through is never hit, and so it cannot be told what lies above it. */
    if (lets(one)) continue;
    const x = (one.box.left + one.box.right) / 2;
    const y = (one.box.top + one.box.bottom) / 2;
    const hit = document.elementFromPoint(x, y);
    if (hit === null || related(hit, one.element) || scrollsUnder(one.element, hit)) continue;
    const whole = (element) => element.closest("svg, button, a, label, summary, li, figure");
    if (whole(hit) !== null && whole(hit) === whole(one.element)) continue;
    if (one.element.closest("svg") && hit.contains(one.element.closest("svg"))) continue;
    found.push(`covered: "${one.words}" by ${hit.localName}.${hit.getAttribute("class")}`);
  }

  const needed = ".button.main, [data-deed], [data-odds], [data-follows]";
  for (const deed of document.querySelectorAll(needed)) {
    if (!seen(deed) || deed.closest("dialog")) continue;
    const box = deed.getBoundingClientRect();
    const decides = deed.closest("section[tabindex], section.matter") !== null;
    if (!some(box) || !decides) continue;
    if (!within(box, shownPart(box, cutting(deed))))
      found.push(`out of sight: "${short(deed.textContent || deed.ariaLabel || "")}"`);
  }
  /* What is written on a button stays on it. */
  for (const { element, words, box } of texts) {
    const button = element.closest("button, a.button");
    if (button && !within(box, button.getBoundingClientRect())) found.push(`spills: "${words}"`);
  }
  for (const titled of document.querySelectorAll("body [title]:not(iframe)"))
    found.push(`native title: "${short(titled.title)}"`);
  if (document.documentElement.scrollWidth > innerWidth + 1)
    found.push(`wider than the window: ${document.documentElement.scrollWidth} px`);
  return [...new Set(found)];
}"""
"""Finds small letters, what is clipped, overlapping or covered, deeds that are out of sight."""


def findings(page: Page, *, phone: bool) -> list[str]:
    """Return what is wrong with the layout of a page, each thing once."""
    page.evaluate("document.fonts.ready")
    page.evaluate(DRAWN)
    wrong: list[str] = page.evaluate(MEASURE, PHONE_LETTERS if phone else DESK_LETTERS)
    return wrong


def is_laid_out_well(person: Person) -> None:
    """See that nothing is wrong with the layout of what somebody looks at."""
    wrong = findings(person.page, phone=person.phone)
    assert not wrong, "\n".join(wrong)


def has_room_to_decide(person: Person, name: str, table: str) -> None:
    """Have a decision prepared as in a picture of the documentation, and see that it has room."""
    PICTURES[name].show(person, table)
    person.main.wait_for()
    is_laid_out_well(person)
