import { pressReview } from "@sillages/content";
import { describe, expect, test } from "vitest";
import { inCategory, type Listed, plain, quoted, search, type Wanted } from "./search.ts";

const item = (title: string, more: Partial<Listed> = {}): Listed => ({
  title,
  source: "La Vigie",
  category: "web",
  fullDate: "2025-06-01",
  views: "100",
  tags: ["Mer", "Vent", "Sel"],
  ...more,
});

const whale = item("Une baleine à l’étrave", { fullDate: "2024-03-02", views: "12.5K", tags: ["Cétacés"] });
const yard = item("Échouage au chantier", { source: "Radio Embruns", category: "radio", views: "9800" });
const heart = item("« Cœur de foc »", {
  fullDate: "2025-11-20",
  views: "1.2M",
  tags: ["C++ (foil)", "100 %"],
});
const items = [whale, yard, heart];

const found = (wanted: Partial<Wanted>) =>
  search(items, { query: "", year: "", order: "date", ...wanted }).map(({ title }) => title);

describe("what is found", () => {
  test.each([
    ["in a title", "baleine", whale],
    ["in a source", "embruns", yard],
    ["in a tag", "cétacés", whale],
    ["in capitals", "BALEINE", whale],
    ["without its accents", "echouage", yard],
    ["with accents that it has not", "bàlèine", whale],
    ["with a straight apostrophe", "l'étrave", whale],
    ["with its ligature undone", "coeur", heart],
    ["in the middle of a word", "houag", yard],
    ["with spaces around it, and several between", "  coeur   de  ", heart],
  ])("%s", (_, query, { title }) => expect(found({ query })).toEqual([title]));

  test("an empty query finds everything", () => expect(found({ query: " " })).toHaveLength(3));

  test("words are looked for in one field, not across two", () =>
    expect(found({ query: "chantier radio" })).toEqual([]));

  test.each(["(", "[a-z", "\\", ".*", "^$", "+", "?", "a|b", "$&"])("the sign « %s » is itself", (query) =>
    expect(found({ query })).toEqual(
      items.filter((one) => [one.title, ...one.tags].join(" ").includes(query)).map(({ title }) => title),
    ),
  );

  test("signs of expressions are found where they stand", () =>
    expect(found({ query: "c++ (" })).toEqual([heart.title]));

  test("ten thousand letters find nothing and break nothing", () =>
    expect(found({ query: "é".repeat(10_000) })).toEqual([]));
});

describe("the order", () => {
  test("the most recent first", () => expect(found({})).toEqual([heart.title, yard.title, whale.title]));

  test("the most seen first, « 12.5K » above 9800 and below « 1.2M »", () =>
    expect(found({ order: "views" })).toEqual([heart.title, whale.title, yard.title]));

  test("titles as a French dictionary lays them: accents and quotes do not count", () =>
    expect(found({ order: "title" })).toEqual([heart.title, yard.title, whale.title]));

  test("numbers in titles are numbers", () =>
    expect(
      search([item("Escale 10"), item("Escale 9")], { query: "", year: "", order: "title" }).map(
        ({ title }) => title,
      ),
    ).toEqual(["Escale 9", "Escale 10"]));

  test("the list that is given stays as it is", () => {
    found({ order: "title" });
    expect(items).toEqual([whale, yard, heart]);
  });
});

describe("filters", () => {
  test("a year keeps its own", () => expect(found({ year: "2024" })).toEqual([whale.title]));
  test("a year without any keeps none", () => expect(found({ year: "2022" })).toEqual([]));
  test("every year keeps all", () => expect(found({ year: "" })).toHaveLength(3));
  test("a category keeps its own, « tous » keeps all", () => {
    expect(inCategory(items, "radio")).toEqual([yard]);
    expect(inCategory(items, "television")).toEqual([]);
    expect(inCategory(items, "tous")).toHaveLength(3);
  });
});

describe("what is said of the result", () => {
  test.each([
    [0, "0 résultat"],
    [1, "1 résultat"],
    [2, "2 résultats"],
    [1200, "1 200 résultats"],
  ])("%i", (count, words) => expect(pressReview.search.found(count).replace(/\s/g, " ")).toBe(words));

  test("what was typed is said again, and cut when it is a wall", () => {
    expect(quoted("  foil ")).toBe("foil");
    expect([...quoted("👁".repeat(10_000))]).toHaveLength(61);
  });

  test("what was typed is compared as it is read", () =>
    expect(plain("L’ŒUVRE  d’Été")).toBe("l'oeuvre d'ete"));
});

test("five hundred pieces are searched within a frame of the screen", () => {
  const many = Array.from({ length: 500 }, (_, at) =>
    item(`Échos de l’escale numéro ${at}`, { fullDate: `20${22 + (at % 4)}-01-02`, views: `${at}.5K` }),
  );
  search(many, { query: "chauffe", year: "", order: "title" });
  const start = performance.now();
  const kept = search(many, { query: "ÉCHOS de l'escale", year: "2023", order: "title" });
  const spentMs = performance.now() - start;
  expect(kept).toHaveLength(125);
  expect(spentMs).toBeLessThan(50);
});
