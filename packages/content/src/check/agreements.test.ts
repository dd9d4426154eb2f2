import { describe, expect, it } from "vitest";
import { agreementFindings } from "./agreements.ts";
import type { Subject } from "./walk.ts";

const entries = (folder: string, values: Readonly<Record<string, object>>): [string, Subject[]] => [
  folder,
  Object.entries(values).map(([entry, value]) => ({
    file: `data/${folder}/${entry}.yaml`,
    entry: entry.split("/").at(-1) ?? "",
    value: { id: entry.split("/").at(-1), ...value },
  })),
];
const said = (...folders: [string, Subject[]][]) =>
  agreementFindings(new Map(folders), new Set([1, 2, 3])).map(
    ({ entry, field, problem }) => `${entry} · ${field} · ${problem}`,
  );

describe("files that contradict one another", () => {
  it("a space on no sail, a space held twice", () => {
    expect(said(entries("holdings", { kilovague: { spaces: [1, 9] }, nerosonde: { spaces: [1] } }))).toEqual([
      "kilovague · spaces n°\u00a02 · l’espace « 9 » n’est sur aucune voile",
      "nerosonde · spaces n°\u00a01 · l’espace « 1 » est déjà pris par « kilovague »",
    ]);
  });

  it("figures and a journalist that were copied with the article", () => {
    const first = { source: "Le Fanal", journalist: "Ada", views: "300K", shares: 1, likes: 2 };
    expect(said(entries("press", { premier: first, second: { ...first, source: "Ressac" } }))).toEqual([
      expect.stringMatching(
        /^second · views · les vues, partages et mentions j’aime sont ceux de «\s?premier\s?»/,
      ),
      expect.stringMatching(/^second · journalist · le nom du journaliste est celui de «\s?premier\s?»/),
    ]);
    expect(said(entries("press", { premier: first, second: { ...first, views: "2K" } }))).toEqual([]);
  });

  it("no articles of the day, nor two that an agency signs", () => {
    const today = { source: "Le Fanal", journalist: "AFP", views: "0", shares: 0, likes: 0 };
    const elsewhere = { ...today, source: "L’Embrun" };
    expect(said(entries("press", { un: today, deux: elsewhere }))).toEqual([]);
    expect(said(entries("press", { un: { ...today, views: "12" }, deux: elsewhere }))).toEqual([]);
    const excerpt = "Deux bateaux, une mer.";
    expect(said(entries("press", { un: { ...today, excerpt }, deux: { ...elsewhere, excerpt } }))).toEqual([
      expect.stringMatching(/^deux · journalist · le nom du journaliste est celui de/),
    ]);
  });

  it("an article that still says what another of its media says", () => {
    const told = { source: "Le Fanal", journalist: "Ada", excerpt: "Deux bateaux, une mer." };
    expect(said(entries("press", { premier: told, second: { ...told, journalist: "Bix" } }))).toEqual([
      expect.stringMatching(/^second · excerpt · l’extrait est celui de «\s?premier\s?»/),
    ]);
    const newest = {
      second: { ...told, fullDate: "2026-11-26" },
      premier: { ...told, fullDate: "2025-10-16" },
    };
    expect(said(entries("press", newest))).toEqual([expect.stringMatching(/^second · excerpt · /)]);
  });

  it("a video of another list than the one that is presented", () => {
    const organisations = entries("organisations", { ecole: { playlist: "education", video: "plancton" } });
    const videos = (playlist: string) => entries("videos", { plancton: { playlist } });
    expect(said(organisations, videos("education"))).toEqual([]);
    expect(said(organisations, videos("musique"))).toHaveLength(1);
  });

  it("contests that do not end together", () => {
    const months = { start: "2025-12", end: "2026-03", winners: "2026-04" };
    expect(said(entries("contests", { photo: months, video: { ...months, end: "2026-05" } }))).toEqual([
      "video · end · les deux concours n’ont pas les mêmes mois : « photo » dit « 2026-03 »",
    ]);
  });

  it("a contest that ends in another month than its calendar says", () => {
    const months = { start: "2025-12", end: "2026-03", winners: "2026-04" };
    const calendar = entries("calendar", {
      ouverture: { start: "2025-12" },
      jury: { start: "2026-02" },
      cloture: { start: "2026-03" },
      resultats: { start: "2026-04" },
    });
    expect(said(entries("contests", { photo: months }), calendar)).toEqual([]);
    expect(
      said(entries("contests", { photo: { ...months, end: "2026-05", winners: "2026-06" } }), calendar),
    ).toEqual([
      "photo · end · aucune étape du calendrier ne commence le mois « 2026-05 »",
      "photo · winners · aucune étape du calendrier ne commence le mois « 2026-06 »",
    ]);
  });

  it("a text for the press that says the months before a stage moved", () => {
    const stages = (end: string) =>
      entries("stages", { tours: { start: "2026-03", end: "2026-08" }, transat: { start: "2026-10", end } });
    const texts = entries("presentations", {
      "en-50-mots": {
        before: "De mars à août 2026, le tour ; puis l’océan, d’octobre 2026 à mai 2027.",
        after: "De mars 2026 à mai\u00a02027, deux bateaux ont mesuré la mer.",
      },
    });
    expect(said(texts, stages("2027-05"))).toEqual([]);
    expect(said(texts, stages("2027-06"))).toEqual([
      "en-50-mots · before · « d’octobre 2026 à mai 2027 » n’est la période d’aucune étape",
      "en-50-mots · after · « De mars 2026 à mai 2027 » n’est la période d’aucune étape",
    ]);
  });

  it("a winner of no prize, and one more than the prize has", () => {
    const prizes = entries("prizes", { decouverte: { participants: 1 } });
    const videoPrizes = entries("video-prizes", { "video-1": {} });
    const winners = (...won: string[]) =>
      entries("winners", Object.fromEntries(won.map((prize, at) => [`lauréat-${at + 1}`, { prize }])));
    expect(said(winners("decouverte", "video-1"), prizes, videoPrizes)).toEqual([]);
    expect(said(winners("decouverte", "decouverte", "prix-9"), prizes, videoPrizes)).toEqual([
      "lauréat-2 · prize · « decouverte » compte 1 lauréat, celui-ci est de trop",
      "lauréat-3 · prize · « prix-9 » n’est le nom d’aucun lot",
    ]);
  });

  it("questions without their bank, a bank without questions", () => {
    expect(
      said(entries("questions", { "ocean/posidonie": {} }), entries("quiz-banks", { vent: {} })),
    ).toEqual([
      "ocean · dossier · ces questions n’ont pas de banque",
      "vent · entrée · cette banque n’a pas de question",
    ]);
  });
});
