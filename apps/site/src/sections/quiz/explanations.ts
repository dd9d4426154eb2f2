import type { Question } from "@sillages/content";
import type { Bank } from "./banks.ts";
import { fetchData } from "./fetchData.ts";

/** Why an answer is right, and where that is said. */
export type Explained = Pick<Question, "id" | "explanation" | "source">;

type Explanations = ReadonlyMap<string, Explained>;

const loaded = new Map<string, Promise<Explanations>>();

async function fetchExplanations(address: string): Promise<Explanations> {
  const all = (await fetchData(address)) as readonly Explained[];
  return new Map(all.map((one) => [one.id, one]));
}

/** The explanations of a bank, by question; fetched once, and again after a failure. */
export function loadExplanations({ addresses: { explanations: address } }: Bank): Promise<Explanations> {
  const known = loaded.get(address);
  if (known) return known;
  const coming = fetchExplanations(address);
  loaded.set(address, coming);
  coming.catch(() => loaded.delete(address));
  return coming;
}
