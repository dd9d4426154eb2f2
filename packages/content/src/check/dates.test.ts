import { expect, it } from "vitest";
import { dateFindings } from "./dates.ts";
import { print } from "./report.ts";

const tours = { id: "tours-d-europe", title: "Tours d’Europe", start: "2026-03", end: "2026-08" };

const said = (planted: object) =>
  dateFindings({
    file: "src/stages/stages.ts",
    entry: "tours-d-europe",
    value: { ...tours, ...planted },
  }).map(print);

const here = "packages/content/src/stages/stages.ts · tours-d-europe";

it("accepts a period, and a period of one month", () => {
  expect(said({})).toEqual([]);
  expect(said({ end: "2026-03" })).toEqual([]);
  expect(said({ start: "2026-03-14", end: "2026-03" })).toEqual([]);
});

it.each(["2026-13", "2026-02-30", "2026-3", "2025-02-29"])(
  "refuses %s, which is not in the calendar",
  (date) => {
    expect(said({ updated: date })).toEqual([
      `${here} · updated : la date « ${date} » n’existe pas. Écrire un mois (« 2026-03 ») ou un jour (« 2025-11-14 ») du calendrier, avec deux chiffres.`,
    ]);
  },
);

it("refuses a period that ends before it starts", () => {
  expect(said({ end: "2026-02" })).toEqual([
    `${here} · end : la fin « 2026-02 » précède le début « 2026-03 ». Corriger « start » ou « end ».`,
  ]);
});
