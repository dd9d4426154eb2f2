import { describe, expect, it } from "vitest";
import { figures } from "#data/figures";
import { callsOf } from "../ports/calls-of.ts";
import { offerByMonth, offerCloses, offerOn, saidOfOffer } from "./devenir-partenaire.today.ts";
import { expeditionPhase } from "../status/phase.ts";
import type { Phase } from "../status/phases.ts";

const asRead = (text: string) => text.replace(/\s+/gu, " ");

const textsOn = (now: Date) => {
  const { items, lead, plan } = offerOn(now);
  return asRead([lead, plan, ...items.flatMap(({ term, definition }) => [term, definition])].join(" "));
};

const latinCalls = `${figures.latinAmericanStopovers} escales`;

/** How many calls of the tour come after `month`. */
const tourAfter = (month: string) => callsOf("europe").filter((call) => call.month > month).length;

/** What is said at some of the eight dates, and is false at all the others. */
const words: Readonly<Record<Phase, RegExp>> = {
  before: /visite du chantier|deux anciens voiliers de course partent/,
  tour: /les deux bateaux partent|font la traversée/,
  crossing: /sont partis|dès l’escale suivante|Le retour/,
  after: /sont rentrés|en mai 2027. La prochaine expédition/,
};

describe.each([
  [
    "2025-11-14",
    [
      "Posé à Lorient avant le départ, en mars 2026",
      "15 mois, soit de",
      `${figures.europeanStopovers} escales en Europe`,
    ],
  ],
  ["2026-02-15", ["Lorient, de décembre 2025 à mars 2026", `${latinCalls} en Amérique latine`]],
  [
    "2026-03-15",
    [`En octobre 2026, après ${figures.europeanStopovers} escales en Europe`, "8 mois, soit de"],
  ],
  ["2026-05-15", [`${tourAfter("2026-05")} escales en Europe, de juin à août 2026, puis ${latinCalls}`]],
  ["2026-07-15", ["de novembre 2026 à avril 2027"]],
  ["2026-09-15", ["Jour et nuit, d’octobre 2026 à avril 2027"]],
  [
    "2026-11-22",
    [
      "Posé à Montevideo, en décembre 2026",
      "6 mois, soit de",
      "11 escales à venir : Montevideo en décembre 2026 ; Buenos Aires en janvier 2027",
      "Cozumel et La Havane en avril 2027",
      "Lorient, mai 2027",
    ],
  ],
  ["2027-06-15", ["rentrés en Bretagne en mai 2027", "La prochaine expédition"]],
] as const)("on %s", (day, expected) => {
  const now = new Date(`${day}T12:00:00Z`);
  const said = textsOn(now);

  it("the offer says what may be taken, and until when", () => {
    for (const fact of expected) expect(said).toContain(fact);
  });

  it("no word of another phase is left", () => {
    const others = Object.entries(words).filter(([phase]) => phase !== expeditionPhase(now));
    expect(others.filter(([, theirs]) => theirs.test(said))).toEqual([]);
    expect(said).toMatch(words[expeditionPhase(now)]);
  });
});

it("sells no space and no call once the last call is made", () => {
  const april = offerOn(new Date("2027-04-15T12:00:00Z")).items.map(({ term }) => term);
  expect(april).not.toContain("Un espace sur une voile");
  expect(april).toContain("Le retour");
  const home = offerOn(new Date("2027-06-01T12:00:00Z")).items.map(({ term }) => term);
  expect(home).not.toContain("Une journée d’escale pour vos équipes");
  expect(offerCloses).toBe("2027-04");
});

it("never announces a call of the current month or of a month that is past", () => {
  for (const month of ["2026-10", "2026-11", "2026-12", "2027-01", "2027-02", "2027-03"]) {
    const { items } = offerOn(new Date(`${month}-20T12:00:00Z`));
    const calls = items.find(({ definition }) => definition.includes("à venir"))?.definition ?? "";
    const months = new Intl.DateTimeFormat("fr", { month: "long", year: "numeric" });
    expect(asRead(calls)).not.toContain(asRead(months.format(new Date(`${month}-15T12:00:00Z`))));
  }
});

it("always has something to offer, and never an empty line", () => {
  expect(offerByMonth.at(-1)?.before).toBeUndefined();
  for (const { items } of offerByMonth) {
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ term, definition }) => term && definition)).toBe(true);
  }
});

it("goes from month to month, and sells fewer and fewer of them", () => {
  const ends = offerByMonth.slice(0, -1).map(({ before }) => before);
  expect(ends).toEqual([...new Set(ends)].toSorted());
  const months = offerByMonth.map((then) => then.months ?? 0);
  expect(months).toEqual(months.toSorted((a, b) => b - a));
});

it("says the same once, until something else is true", () => {
  const plans = saidOfOffer(({ plan }) => plan);
  expect(plans).toHaveLength(5);
  for (const day of ["2026-06-15", "2027-03-31", "2027-05-20", "2027-12-15"]) {
    const said = plans.find(({ before }) => before === undefined || day < before);
    expect(said?.words).toBe(offerOn(new Date(`${day}T12:00:00Z`)).plan);
  }
});
