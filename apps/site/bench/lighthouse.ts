import lighthouse from "lighthouse";
import { median } from "./browser.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** How often each page is noted. */
const rounds = 3;

export type Notes = Record<(typeof categories)[number], number>;

/** Lighthouse's four notes of `address` on its mobile profile, medians of `rounds`, by the browser at `port`. */
export async function measureNotes(address: string, port: number): Promise<Notes> {
  const runs: Notes[] = [];
  for (let round = 0; round < rounds; round++) {
    const result = await lighthouse(address, {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: [...categories],
      // The page of unknown addresses answers 404, and is a page all the same.
      ignoreStatusCode: true,
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${address}.`);
    const notes = categories.map((name) => [
      name,
      Math.round((result.lhr.categories[name]?.score ?? 0) * 100),
    ]);
    runs.push(Object.fromEntries(notes) as Notes);
  }
  return Object.fromEntries(
    categories.map((name) => [name, median(runs.map((notes) => notes[name]))]),
  ) as Notes;
}
