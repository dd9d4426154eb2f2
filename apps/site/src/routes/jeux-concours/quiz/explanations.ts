import type { Question } from "@sillages/content";
import type { BankId } from "./banks.ts";

/** Why an answer is right, and where that is said. */
export type Explained = Pick<Question, "id" | "explanation" | "source">;

const fetchers: Record<BankId, () => Promise<readonly Explained[]>> = {
  "ocean-vivant": async () => (await import("@sillages/content/ocean-vivant")).oceanVivant,
  "cap-au-large": async () => (await import("@sillages/content/cap-au-large")).capAuLarge,
};

const loaded = new Map<BankId, Promise<ReadonlyMap<string, Explained>>>();

/** The explanations of a bank, by question; fetched once, and again after a failure. */
export function loadExplanations(bank: BankId): Promise<ReadonlyMap<string, Explained>> {
  const known = loaded.get(bank);
  if (known) return known;
  const coming = fetchers[bank]().then((all) => new Map(all.map((one) => [one.id, one])));
  loaded.set(bank, coming);
  coming.catch(() => loaded.delete(bank));
  return coming;
}
