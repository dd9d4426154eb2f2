// What the press reads and copies follows the day: what is true then is said, and nothing of another time.
import { presentations } from "@sillages/content";
import { describe, expect, it } from "vitest";
import { type Day, saidAt } from "../../fixtures/onDay.ts";
import { PressFigures } from "./PressFigures.tsx";
import { Tonight } from "./Tonight.tsx";
import { PressKit } from "./PressKit.tsx";
import { PressTimeline } from "./PressTimeline.tsx";

const asRead = (text: string) => text.replace(/\s+/gu, " ");

const days: Record<Day, "before" | "tour" | "crossing" | "after"> = {
  "2025-11-14": "before",
  "2026-02-15": "before",
  "2026-03-15": "tour",
  "2026-05-15": "tour",
  "2026-07-15": "tour",
  "2026-09-15": "tour",
  "2026-11-22": "crossing",
  "2027-06-15": "after",
};

/** What each phase says, and no other. */
const own = {
  before: ["y sont restaurés pour devenir", "ils feront 33 escales", "où le public montera à bord"],
  tour: ["leur route compte 33 escales", "En octobre, cap sur 12 pays"],
  crossing: [
    "est repartie en octobre pour 12 pays",
    "En octobre 2026, ils sont repartis pour 12 pays",
    "Retour à Lorient en mai 2027",
  ],
  after: ["ont mesuré la mer", "de retour à Lorient", "l’une d’elles avait son nom sur une voile"],
};

it("nothing is said of tonight once the boats are back", () => {
  expect(saidAt(Tonight, "2027-05-20")).toContain("Où sont les bateaux");
  expect(saidAt(Tonight, "2027-07-10")).not.toMatch(/^Où sont les bateaux/);
});

describe.each(Object.entries(days))("on %s", (day, phase) => {
  it("the presentations are those of the phase, at every length", () => {
    const said = saidAt(PressKit, day);
    for (const entry of presentations) expect(said).toContain(asRead(entry[phase]));
    for (const [other, sentences] of Object.entries(own))
      expect(sentences.filter((words) => said.includes(words))).toEqual(other === phase ? sentences : []);
  });

  it("the facts hold on any day, with the length of the voyage and what the sails offer named for what they are", () => {
    const said = saidAt(PressKit, day);
    expect(said).toContain("6 000 km de Lorient à l’équateur ; environ 33 300 km aller et retour");
    expect(said).toContain("Surface offerte");
  });

  it("the agenda has the return of the boats, and does not call the past to come", () => {
    const said = saidAt(PressTimeline, day);
    expect(said).toContain("Retour à Lorient");
    expect(said.includes("Les rendez-vous passés et à venir.")).toBe(day < "2027-06");
    expect(said.includes("Tous ces rendez-vous ont eu lieu.")).toBe(day >= "2027-06");
  });
});

it("what there is not yet is a line, not a headline", () => {
  expect(saidAt(PressFigures, "2026-11-22")).toBe(
    "1 articleÀ ce jour : 0 reportage télévisé, 0 entretien radio.300 000 vuesD’après les médias.",
  );
});
