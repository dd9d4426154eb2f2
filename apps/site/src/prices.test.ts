// The price grid, as an owner may fill it: nothing, one line, a line without its price; on the page and in the dossier.
import { describe, expect, test } from "vitest";
import { type Entry, liveCollections } from "./fixtures/liveCollections.ts";
import { documentsNow, pagesNow } from "./fixtures/site.tsx";
import { wordsIn } from "./fixtures/words.ts";

const grid = liveCollections.find(({ name }) => name === "prix")!;

const space: Entry = {
  id: "espace",
  title: "Un mètre de toile",
  amount: 1200,
  unit: "le m², par an",
  perSquareMetre: true,
  duration: "Une année, de la pose au retour.",
  included: ["La pose du logo"],
};

/** What the page and the dossier say with `entries` for prices; every kind of space is one. */
async function told(entries: readonly Entry[], demonstration = true): Promise<string[]> {
  await grid.become(entries);
  const { identity } = await import("@sillages/content");
  Object.assign(identity, { demonstration });
  const places = [...(await pagesNow()), ...(await documentsNow())].filter(
    ({ path }) => path === "/devenir-partenaire" || path === "/documents/dossier.html",
  );
  const html = await Promise.all(places.map(({ render }) => render()));
  expect(html).toHaveLength(2);
  return html.map((text) => wordsIn(text).join(" ").replace(/\s+/gu, " "));
}

describe("without any price", () => {
  test("everything is on quotation, and no amount is said", async () => {
    for (const text of await told([])) {
      expect(text).toContain("Chaque partenariat est chiffré sur devis.");
      expect(text).not.toMatch(/\d € HT|Prix indicatifs|Prix d’exemple/);
    }
  });
});

describe("with one price", () => {
  test("the smallest and the largest space are computed from it, until the return", async () => {
    for (const text of await told([space])) {
      expect(text).toContain("1 200 € HT");
      expect(text).toMatch(
        /6 mois : de 1 122 € HT pour le plus petit espace libre \(1,87 m²\) à 3 036 € HT pour le plus grand \(5,06 m²\)/,
      );
      expect(text).toMatch(/Ce qui est compris La pose du logo|Compris : la pose du logo\./);
    }
  });

  test("emptied, it is on quotation, and nothing is computed", async () => {
    for (const text of await told([{ ...space, amount: null }])) {
      expect(text).toContain("Sur devis");
      expect(text).not.toMatch(/\d € HT/);
    }
  });

  test("is marked as an example while the site is a demonstration, and no longer", async () => {
    for (const text of await told([space])) expect(text).toContain("Prix d’exemple");
    for (const text of await told([space], false)) expect(text).not.toContain("Prix d’exemple");
  });
});
