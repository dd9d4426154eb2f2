// Whatever is typed in the search: it finds pieces that there are, the same however it is written, and the list stays in its order.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Listed, type Order, plain, quoted, search } from "./search.ts";

const runs = { seed: 20_261_123, numRuns: 500 };

const word = fc.constantFrom(
  "Échos",
  "l’étrave",
  "Cœur",
  "C++",
  "100 %",
  "baleine",
  "(foil)",
  "Sète",
  "œuvre",
  "🐋",
  "",
);
const title = fc.array(word, { maxLength: 4 }).map((words) => words.join(" "));
const item: fc.Arbitrary<Listed> = fc.record({
  title,
  source: title,
  tags: fc.array(word, { maxLength: 2 }),
  category: fc.constant("web"),
  fullDate: fc.constantFrom("2024-03-02", "2025-06-01", "2025-11-20"),
  views: fc.constantFrom("100", "9800", "12.5K", "1.2M", ""),
});
const items = fc.array(item, { maxLength: 12 });
const typed = fc.oneof(word, title, fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));
const order = fc.constantFrom<Order>("date", "views", "title");

test("what is found is of the list, once each, and its order is one", () => {
  fc.assert(
    fc.property(items, typed, order, (list, query, by) => {
      const found = search(list, { query, year: "", order: by });
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((one) => list.includes(one))).toBe(true);
      expect(search(found, { query, year: "", order: by })).toEqual(found);
    }),
    runs,
  );
});

test("a title is found by itself, in capitals, without its accents, in either way of writing them", () => {
  const forms = [
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize("NFD"),
    (text: string) => text.normalize("NFD").replace(/\p{M}/gu, ""),
    (text: string) => `  ${text.replaceAll(" ", "  ")} `,
    (text: string) => text.replaceAll("’", "'"),
  ];
  fc.assert(
    fc.property(items, fc.nat(), fc.constantFrom(...forms), (list, at, write) => {
      const wanted = list[at % Math.max(1, list.length)];
      if (wanted)
        expect(search(list, { query: write(wanted.title), year: "", order: "date" })).toContain(wanted);
    }),
    runs,
  );
});

test("a longer query finds no more, and an empty one everything", () => {
  fc.assert(
    fc.property(items, typed, typed, (list, query, more) => {
      const find = (text: string) => search(list, { query: text, year: "", order: "date" }).length;
      if (plain(query + more).startsWith(plain(query)))
        expect(find(query + more)).toBeLessThanOrEqual(find(query));
      expect(find(" ")).toBe(list.length);
    }),
    runs,
  );
});

test("what was typed is said again whole letter by whole letter, never as a wall", () => {
  fc.assert(
    fc.property(typed, (query) => {
      expect([...quoted(query.repeat(30))].length).toBeLessThanOrEqual(61);
    }),
    runs,
  );
});
