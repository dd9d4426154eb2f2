import type { Mistake } from "@sillages/french";
import type { Finding } from "../finding.ts";
import type { Subject } from "../walk.ts";
import { at, fieldOf } from "./fieldOf.ts";

/** A space that is on no sail, or that two organisations hold. */
export function heldSpaces(holdings: readonly Subject[], drawn: ReadonlySet<number>): Finding[] {
  const holders = new Map<unknown, Subject>();
  return holdings.flatMap((holding) => {
    const numbers = fieldOf(holding, "spaces");
    if (!Array.isArray(numbers)) return [];
    return numbers.flatMap((number: unknown, index) => {
      const path = ["spaces", index];
      if (typeof number !== "number" || !drawn.has(number))
        return [at(holding, path, noSuchSpace(number, drawn))];
      const other = holders.get(number);
      holders.set(number, holding);
      return other ? [at(holding, path, heldTwice(number, other))] : [];
    });
  });
}

const noSuchSpace = (number: unknown, drawn: ReadonlySet<number>): Mistake => ({
  problem: `l’espace « ${String(number)} » n’est sur aucune voile`,
  remedy: `Les espaces sont numérotés de ${Math.min(...drawn)} à ${Math.max(...drawn)}.`,
});

const heldTwice = (number: number, { entry }: Subject): Mistake => ({
  problem: `l’espace « ${number} » est déjà pris par « ${entry} »`,
  remedy: "Le retirer de l’une des deux fiches.",
});
