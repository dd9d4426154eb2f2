import { expect, test } from "vitest";
import { setEdition } from "../../../shell/time/edition.ts";
import { costOf, isCurrent, offerThen, priced } from "./proposalCost.ts";
import { proposalOffer } from "./proposalOffer.ts";

const plain = (text = "") => text.replaceAll(/\s/g, " ");
const stopover = { id: "escale", title: "Une journée d’escale", amount: 3900, unit: "la journée" };
const meeting = { id: "rencontre", title: "Une rencontre", unit: "la demi-journée" };

test("spaces cost what they do until the return, and the year's price is told beside", () => {
  const { words, total } = costOf(6, 6312, []);
  expect(plain(words)).toBe("3 156 € HT jusqu’au retour : 6 mois, à 6 312 € HT par an");
  expect(total).toBeUndefined();
});

test("what is added is added up, unless some of it is on quotation", () => {
  expect(costOf(6, 6312, [stopover]).total).toBe(7056);
  expect(costOf(6, 6312, [stopover, meeting]).total).toBeUndefined();
});

test("once nothing of the voyage is sold, spaces cost what they do by the year", () => {
  const { words, total } = costOf(undefined, 6312, [stopover]);
  expect(plain(words)).toBe("6 312 € HT par an");
  expect(total).toBeUndefined();
});

test.each([
  ["2026-11-30", 6, "11 escales à venir : Montevideo"],
  ["2026-12-04", 5, "10 escales à venir : Buenos Aires"],
  ["2027-03-31", 2, "4 escales à venir : Roatán"],
  ["2027-05-15", undefined, "l’arrivée des deux bateaux"],
  ["2027-07-15", undefined, "Toute l’année"],
])("on %s a proposal knows the months that are left and what may be taken", (day, months, fact) => {
  setEdition("2026-11-27T10:00:00Z");
  const then = offerThen(proposalOffer(), day);
  expect(then?.months).toBe(months);
  expect(plain(then?.items.map(({ definition }) => definition).join(" "))).toContain(fact);
});

test("a price on quotation adds up to nothing", () => {
  expect(costOf(6, undefined, [stopover])).toEqual({ words: undefined, total: undefined });
});

test("a stopover goes in a proposal as long as one is to come, a meeting on any day", () => {
  const offeredOn = (day: string) =>
    proposalOffer()
      .options.filter((option) => isCurrent(option, day))
      .map(({ id }) => id);
  expect(offeredOn("2027-03-31")).toEqual(["escale", "rencontre", "prochaine-expedition"]);
  expect(offeredOn("2027-04-01")).toEqual(["rencontre", "prochaine-expedition"]);
});

test("a benefit that a space does not include says what it costs, unless its option is taken beside it", () => {
  const { benefits, options } = proposalOffer();
  const wished = benefits.filter(({ id }) => id === "ancrage" || id === "visibilite");
  expect(priced(wished, options, []).map(plain)).toEqual([
    "Un relevé de visibilité",
    "Une rencontre chez vous (en plus : 1 800 € HT, la demi-journée)",
  ]);
  const taken = options.filter(({ id }) => id === "rencontre");
  expect(priced(wished, options, taken).at(-1)).toBe("Une rencontre chez vous");
  expect(priced(wished, [], []).at(-1)).toBe("Une rencontre chez vous");
});
