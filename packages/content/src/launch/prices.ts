import type { Collection } from "../collections.ts";
import type { Leftover } from "./leftover.ts";

/** What the demonstration asks for each thing, by the file's name: plausible, and invented. */
const examples: Readonly<Record<string, number>> = { espace: 2400, escale: 3900, rencontre: 1800 };

const folder = "data/prices/";

/** Prices that are still those of the demonstration. */
export function priceLeftovers(collections: readonly Pick<Collection, "file" | "entries">[]): Leftover[] {
  const prices = collections.filter(({ file }) => file === folder).flatMap(({ entries }) => entries);
  return prices.flatMap((price) => {
    const { amount, id } = price as { readonly amount?: unknown; readonly id: string };
    if (amount === undefined || amount !== examples[id]) return [];
    return [
      {
        heading: "Partenaires",
        file: `${folder}${id}.yaml`,
        entry: id,
        field: "amount",
        problem: "ce prix est un exemple de la démonstration",
        remedy: "Écrire votre prix, ou le vider : le site dit alors « Sur devis ».",
      },
    ];
  });
}
