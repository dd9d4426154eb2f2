import { expect, test } from "vitest";
import { experience } from "../weights/budgets.ts";
import { type Measure, report } from "./report.ts";
import { visitCost } from "./visitCost.ts";

const measure: Measure = {
  path: "/presse",
  load: {
    html: 1,
    scripts: 1,
    fonts: 0,
    pictures: 0,
    total: 3,
    requests: 2,
    blocking: 0,
    elements: 10,
    awake: 50,
    bytes: 3000,
    layoutShift: 0,
    read: { total: 3, requests: 2 },
  },
  gestures: { worst: { what: "click Menu", duration: experience.interaction }, tried: 12, missed: [] },
};

test("a page within its budgets is over none, and says how many gestures were tried", () => {
  const markdown = report([measure], "2026-11-27");
  expect(markdown).toContain("Nothing is over its budget.");
  expect(markdown).toContain(`${experience.interaction} ms (click Menu) of 12`);
});

test("a gesture that could not be tried is told as one over its budget is", () => {
  const gestures = { ...measure.gestures, missed: ["click Filtres"] };
  const markdown = report([{ ...measure, gestures }], "2026-11-27");
  expect(markdown.match(/^- .*/gm)).toEqual([expect.stringContaining("click Filtres could not be tried")]);
});

test("what every page bears is said once, and a page adds its own", () => {
  const [press, team] = ["/presse", "/equipe"].map((path) => ({
    ...measure,
    path,
    load: { ...measure.load, scripts: 2.5 },
  })) as [Measure, Measure];
  const lines = report([press, team], "2026-11-27").match(/^- .*/gm);
  expect(lines).toEqual([
    expect.stringMatching(/^- every page, scripts: /),
    expect.stringMatching(/^- \/presse: scripts 2.5 KiB, budget 1.5 KiB: /),
  ]);
});

test("the README tells some pages, each by the figures of its measure", () => {
  const team = { ...measure, path: "/equipe" };
  expect(visitCost([measure, team], "2026-11-27").match(/^\|.*\|$/gm)).toEqual([
    "| page | HTML | scripts asleep | asleep, in all | awake: scripts and payload | elements |",
    expect.stringMatching(/^\|(?: --- \|)+$/),
    "| `/equipe` | 1.0 KiB | 1.0 KiB | 3.0 KiB | 50.0 KiB | 10 |",
  ]);
});
