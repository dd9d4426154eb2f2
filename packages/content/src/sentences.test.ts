import { expect, expectTypeOf, test } from "vitest";
import { withSentences } from "./sentences.ts";

const words = { title: "Presse", search: { label: "Rechercher", options: ["date", "titre"] } } as const;

test("a sentence stands among the words of its place, at any depth", () => {
  const both = withSentences(words, {
    found: (count: number) => `${count} trouvés`,
    search: { clear: (what: string) => `Effacer ${what}` },
  });
  expect(both.found(2)).toBe("2 trouvés");
  expect(both.search.clear("tout")).toBe("Effacer tout");
  expect(both.search.label).toBe("Rechercher");
  expectTypeOf(both.title).toEqualTypeOf<"Presse">();
});

test("words and lists that no sentence touches are those of the file itself", () => {
  const list = [1, 2];
  const both = withSentences(words, { list });
  expect(both.search).toBe(words.search);
  expect(both.list).toBe(list);
  expect(words).not.toHaveProperty("list");
});
