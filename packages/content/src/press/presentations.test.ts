import { describe, expect, it, test } from "vitest";
import { figures } from "#data/figures";
import { holdings } from "#data/holdings";
import { periods } from "#data/periods";
import { presentations } from "#data/presentations";
import { monthInWords } from "../format/months.ts";
import { wordCount } from "../format/words.ts";
import { roundedDistance } from "../legs/geometry.ts";
import { voyageDistance } from "../legs/voyages.ts";
import { expeditionPhase } from "../status/phase.ts";
import { phases } from "../status/phases.ts";
import { presentation } from "./presentations.schema.ts";

const tour = periods["stages/tours-d-europe"];
const crossing = periods["stages/expedition-transatlantique"];

const before = {
  said: /(?:feront|passera|ira)\b/u,
  unsaid: /ont fait|sont rentrés|de retour|Depuis octobre/u,
};
const onTour = {
  said: /De mars à août\s2026|de mars à août\s2026/u,
  unsaid: /feront|ont fait|sont rentrés|de retour|Depuis octobre/u,
};
const crossed = {
  said: /ont fait|Après \d+\sescales/u,
  unsaid: /feront|passera|prévues|de retour|ira ensuite/u,
};
/** The last call is behind the boats. */
const sailingHome = {
  said: /ont fait|Après \d+\sescales/u,
  unsaid: /font route|fait route|Depuis octobre|de retour/u,
};
const after = {
  said: /ont mesuré|ont refait|a mené/u,
  unsaid: /feront|passera|prévues|refont|mesurent|Retour en|retour prévu/u,
};

describe.each(presentations)("the presentation of $words words", (entry) => {
  test.each(phases)("%s: says its true length", (phase) => {
    expect(wordCount(entry[phase])).toBe(entry.words);
  });

  test.each(phases)(
    "%s: names no month but those of the tour, of the crossing and of the students",
    (phase) => {
      const known = [tour.start, tour.end, "2026-06", crossing.start, crossing.end] as const;
      const named =
        entry[phase].match(
          /(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\s20\d\d/gu,
        ) ?? [];
      expect(named.length).toBeGreaterThan(0);
      const months = known.map((month) => monthInWords(month).replace("\u00A0", " "));
      expect(
        named.map((month) => month.replace(/\s/u, " ")).filter((month) => !months.includes(month)),
      ).toEqual([]);
    },
  );

  test.each(phases)("%s: puts no more names on the sails than there are", (phase) => {
    const names = new Set(holdings.map(({ holder }) => holder)).size;
    expect(names > 1 || !entry[phase].includes("sur les voiles")).toBe(true);
  });

  test.each(phases)("%s: says of building a new boat what the source says of it", (phase) => {
    expect(entry[phase]).not.toContain("l’empreinte d’un IMOCA neuf");
  });

  test.each([
    ["2025-11-14", before],
    ["2026-02-15", before],
    ["2026-03-15", onTour],
    ["2026-05-15", onTour],
    ["2026-07-15", onTour],
    ["2026-09-15", onTour],
    ["2026-11-22", crossed],
    ["2027-05-20", sailingHome],
    ["2027-06-15", after],
  ] as const)("on %s it says what is true then, and nothing of another time", (day, { said, unsaid }) => {
    const text = entry[expeditionPhase(new Date(`${day}T12:00:00Z`))];
    expect(text).toMatch(said);
    expect(text).not.toMatch(unsaid);
  });
});

it("is refused at the check when a text is longer than it says, and names the text", () => {
  const [first] = presentations;
  const result = presentation.safeParse({ ...first, tour: `${first.tour} Encore.` });
  expect(result.error?.issues).toMatchObject([
    { path: ["tour"], message: `ce texte compte ${first.words + 1} mots, la page en annonce ${first.words}` },
  ]);
});

it("announces the length of the round trip as the map draws it", () => {
  expect(figures.transatlanticRouteKilometres).toBe(roundedDistance(voyageDistance("amerique-latine")).km);
});
