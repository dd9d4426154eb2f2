import type { Mistake } from "@sillages/french";
import type { Finding } from "../finding.ts";
import type { Subject } from "../walk.ts";
import { at, fieldOf } from "./fieldOf.ts";

/** Winners of a prize that does not exist, or more of them than the prize has. */
export function awardedPrizes(
  winners: readonly Subject[],
  prizes: readonly Subject[],
  videoPrizes: readonly Subject[],
): Finding[] {
  const places = new Map<unknown, number>([
    ...prizes.map((prize) => [fieldOf(prize, "id"), Number(fieldOf(prize, "participants"))] as const),
    ...videoPrizes.map((prize) => [fieldOf(prize, "id"), 1] as const),
  ]);
  const awarded = new Map<unknown, number>();
  return winners.flatMap((winner) => {
    const prize = fieldOf(winner, "prize");
    const left = places.get(prize);
    const count = (awarded.get(prize) ?? 0) + 1;
    awarded.set(prize, count);
    if (left === undefined) return [at(winner, ["prize"], noSuchPrize(prize, [...places.keys()]))];
    return count > left ? [at(winner, ["prize"], awardedOnceMore(prize, left))] : [];
  });
}

const noSuchPrize = (prize: unknown, known: readonly unknown[]): Mistake => ({
  problem: `« ${String(prize)} » n’est le nom d’aucun lot`,
  remedy: `Choisir parmi : ${known.join(", ")}.`,
});

const awardedOnceMore = (prize: unknown, places: number): Mistake => ({
  problem: `« ${String(prize)} » compte ${places} lauréat${places > 1 ? "s" : ""}, celui-ci est de trop`,
  remedy: "Retirer une fiche, ou changer le nombre de gagnants du lot.",
});
