// The log by date: what is true of it on a day, and how it stands with five hundred pages.
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { liveCollections } from "../fixtures/liveCollections.ts";
import { readOn } from "../fixtures/onDay.ts";
import { pagesNow } from "../fixtures/site.tsx";
import { LastEntry } from "./LastEntry.tsx";
import { LogHeader } from "../routes/journal/LogHeader.tsx";
import { Positions } from "../routes/journal/Positions.tsx";
import { LastPositions } from "./LastPositions.tsx";

describe("the last page of the log, on other pages", () => {
  it("is told with its date and its place once it is written", () => {
    const said = readOn("2026-11-22", "/", LastEntry);
    expect(said).toContain("20 nov. 2026");
    expect(said).toContain("La rouge, à Salvador de Bahia");
  });

  it("is not told before it was written", () => {
    expect(readOn("2026-09-15", "/", LastEntry)).toBe("");
    expect(readOn("2026-09-15", "/presse", LastPositions)).toBe("");
  });

  it("says that nothing is newer, and counts no silence that it cannot know of", () => {
    expect(readOn("2026-11-22", "/", LastEntry)).not.toContain("Rien de plus récent");
    const said = readOn("2027-03-15", "/", LastEntry);
    expect(said).toContain("Rien de plus récent n’est publié ici.");
    expect(said).not.toMatch(/semaines|à terre/);
  });
});

describe.each([
  ["2026-11-22", false],
  ["2027-03-15", false],
  ["2027-05-20", false],
  ["2027-07-10", true],
  ["2027-12-15", true],
] as const)("on %s, of a site that was built in November 2026", (day, isOver) => {
  it.each([
    ["the home", "/", LastEntry],
    ["the press page", "/presse", LastPositions],
    ["the log", "/journal", LogHeader],
  ] as const)("%s says whether the expedition is over", (_, path, Section) => {
    expect(readOn(day, path, Section).includes("L’expédition s’est achevée en mai 2027")).toBe(isOver);
  });

  it("a position is the last that is known, on its day, never where the boats are", () => {
    const known = "Dernière position connue de la rouge, le 20 novembre 2026 à 15 h 00 UTC : à Salvador";
    expect(readOn(day, "/presse", LastPositions)).toContain(known);
    const log = readOn(day, "/journal", LogHeader, Positions);
    expect(log).toContain("Dernière position connue, le 20 novembre 2026 à 15 h 00 UTC.");
    expect(log).toContain(
      "Escale suivante, d’après la route annoncée : Montevideo (Uruguay), en décembre 2026",
    );
    expect(log).not.toMatch(/Où sont|Prochaine escale/);
  });
});

describe("with five hundred pages", () => {
  /** A boat every eleven hours along a parallel, the other half a turn behind. */
  const pages = Array.from({ length: 500 }, (_, at) => ({
    id: `page-${at}`,
    boat: at % 2 === 0 ? "rouge" : "bleue",
    at: `${new Date(Date.UTC(2026, 2, 2) + at * 11 * 3_600_000).toISOString().slice(0, 16)}Z`,
    position: `${(20 + 25 * Math.abs(Math.sin(at / 40))).toFixed(2)}, ${(-20 - at / 50).toFixed(2)}`,
    title: `Ce qui s’est passé le jour ${at}, à quelques milles de la veille`,
    author: "ines",
  }));

  const compressed = async (path: string) => {
    const place = (await pagesNow()).find((page) => page.path === path);
    return brotliCompressSync((await place?.render()) ?? "").length;
  };

  it("the log weighs little more than with twenty: it shows the last ones, and counts the others by month", async () => {
    const log = liveCollections.find(({ name }) => name === "journal de bord");
    await log?.become(log.entries);
    const before = await compressed("/journal");
    await log?.become(pages);
    expect(await compressed("/journal")).toBeLessThan(before + 1.5 * 1024);
  });

  it("every page is in its month, and every month in the log", async () => {
    const log = liveCollections.find(({ name }) => name === "journal de bord");
    await log?.become(pages);
    const { entriesIn, logMonths } = await import("@sillages/content/journal");
    const { logPaths } = await import("@sillages/content");
    const months = logMonths();
    expect(months.flatMap((month) => entriesIn(month))).toHaveLength(pages.length);
    expect(logPaths).toEqual(expect.arrayContaining(months.map((month) => `/journal/${month}`)));
    const index = await (await pagesNow()).find(({ path }) => path === "/journal")?.render();
    for (const month of months) expect(index).toContain(`href="/journal/${month}"`);
  });
});
