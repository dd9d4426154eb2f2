import { expect, test } from "vitest";
import { costOf, isCurrent } from "./proposalCost.ts";
import { proposalOffer } from "./proposalOffer.ts";

const offer = { months: 6, until: "2026-12" };
const plain = (text = "") => text.replaceAll(/\s/g, " ");
const stopover = { id: "escale", title: "Une journée d’escale", amount: 3900, unit: "la journée" };
const meeting = { id: "rencontre", title: "Une rencontre", unit: "la demi-journée" };

test("spaces cost what they do until the return, and the year's price is told beside", () => {
  const { words, total } = costOf(offer, "2026-11-27", 6312, []);
  expect(plain(words)).toBe("3 156 € HT jusqu’au retour : 6 mois, à 6 312 € HT par an");
  expect(total).toBeUndefined();
});

test("what is added is added up, unless some of it is on quotation", () => {
  expect(costOf(offer, "2026-11-27", 6312, [stopover]).total).toBe(7056);
  expect(costOf(offer, "2026-11-27", 6312, [stopover, meeting]).total).toBeUndefined();
});

test("once other things are possible, months that are over are not sold", () => {
  const { words, total } = costOf(offer, "2027-09-01", 6312, [stopover]);
  expect(plain(words)).toBe("6 312 € HT par an");
  expect(total).toBeUndefined();
  expect(isCurrent(offer, "2026-11-30")).toBe(true);
  expect(isCurrent(offer, "2026-12-01")).toBe(false);
});

test("a price on quotation adds up to nothing", () => {
  expect(costOf(offer, "2026-11-27", undefined, [stopover])).toEqual({ words: undefined, total: undefined });
});

test("a stopover goes in a proposal as long as one is to come, a meeting on any day", () => {
  const offeredOn = (day: string) =>
    proposalOffer()
      .options.filter((option) => isCurrent(option, day))
      .map(({ id }) => id);
  expect(offeredOn("2027-03-31")).toEqual(["escale", "rencontre", "prochaine-expedition"]);
  expect(offeredOn("2027-04-01")).toEqual(["rencontre", "prochaine-expedition"]);
});
