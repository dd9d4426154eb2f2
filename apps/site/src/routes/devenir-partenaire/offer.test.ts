// What /devenir-partenaire offers on each day that it is read on: nothing that is over, no price of it, and one thing in all its sections.
import { figures, ports } from "@sillages/content";
import { describe, expect, it } from "vitest";
import { readOn } from "../../fixtures/onDay.ts";
import { Benefits } from "./Benefits.tsx";
import { Opportunities } from "./Opportunities.tsx";
import { PartnershipHeader } from "./PartnershipHeader.tsx";
import { Possible } from "./Possible.tsx";
import { Prices } from "./Prices.tsx";
import { RouteFigures } from "./RouteFigures.tsx";

const { europeanStopovers, latinAmericanStopovers } = figures;
const latinCalls = `${latinAmericanStopovers} escales`;

/** How many calls of the tour come after `month`. */
const tourAfter = (month: string) =>
  ports.filter((call) => call.leg === "europe" && call.month > month).length;

const saidOn = (day: string) =>
  readOn(
    day,
    "/devenir-partenaire",
    PartnershipHeader,
    RouteFigures,
    Possible,
    Opportunities,
    Benefits,
    Prices,
  );

/** What is sold as long as a boat has a call to make. */
const open = /Un espace sur une voile, une journée d’escale|Posé à|de la pose de votre logo/i;

/** What is said once none has. */
const closed = "Les espaces et les journées d’escale de cette expédition ne se prennent plus.";

describe.each([
  ["2025-09-15", true, "Jusqu’au retour, en mai 2027, 15 mois : de 5 610 € HT"],
  ["2026-05-15", true, "Jusqu’au retour, en mai 2027, 8 mois : de 2 992 € HT"],
  ["2026-11-27", true, "Jusqu’au retour, en mai 2027, 6 mois : de 2 244 € HT"],
  ["2027-03-15", true, "Jusqu’au retour, en mai 2027, 2 mois : de 748 € HT"],
  ["2027-04-15", false, "Plus aucun logo n’est posé avant le retour, en mai 2027"],
  ["2027-05-20", false, "Plus aucun logo n’est posé avant le retour, en mai 2027"],
  ["2027-07-10", false, "Les espaces choisis maintenant sont ceux de la prochaine expédition"],
  ["2027-12-15", false, "Les espaces choisis maintenant sont ceux de la prochaine expédition"],
] as const)("on %s", (day, isOpen, fact) => {
  const said = saidOn(day);

  it("spaces and calls are sold, or said to be over", () => {
    expect(said).toContain(fact);
    expect(open.test(said)).toBe(isOpen);
    expect(said.includes(closed)).toBe(!isOpen);
  });

  it("no space is promised for a call that no boat makes", () => {
    expect(said.includes("dès l’escale suivante")).toBe(isOpen && day > "2026-10");
  });

  it("stopovers are planned until the last one is made", () => {
    expect(said.includes("escales prévues")).toBe(day < "2027-05");
    expect(said).toContain(`${europeanStopovers} en Europe et ${latinAmericanStopovers} en Amérique latine`);
  });
});

it("sells the stopovers of Europe that are to come, month after month", () => {
  expect(saidOn("2026-03-15")).toContain(
    `${tourAfter("2026-03")} escales en Europe, d’avril à août 2026, puis ${latinCalls}`,
  );
  expect(saidOn("2026-07-15")).toContain(
    `${tourAfter("2026-07")} escales en Europe, en août 2026, puis ${latinCalls}`,
  );
  for (const day of ["2026-08-20", "2026-09-15"]) {
    const said = saidOn(day);
    expect(said).toContain(`${latinCalls} en Amérique latine, de novembre 2026 à avril 2027.`);
    expect(said).not.toMatch(/\d escales en Europe, (?:de|en|d’)/);
  }
});
