// The rules say first whether they are to come, apply, or have applied.
import { expect, test } from "vitest";
import { type Day, saidAt } from "../../fixtures/onDay.ts";
import ContestRulesRoute from "./route.tsx";

const lines = {
  upcoming: "Les concours ouvrent en décembre 2025. Voici le règlement qui s’appliquera.",
  current: "Les concours sont ouverts jusqu’au 31 mars 2026. Voici le règlement qui s’applique.",
  past: "Les concours sont clos depuis le 31 mars 2026. Les gagnants sont annoncés en avril 2026",
  announced: "leurs gagnants ont été annoncés en avril 2026. Voici le règlement tel qu’il s’est appliqué.",
};

const days: Record<Day | "2026-04-15", keyof typeof lines> = {
  "2025-11-14": "upcoming",
  "2026-02-15": "current",
  "2026-03-15": "current",
  "2026-04-15": "past",
  "2026-05-15": "announced",
  "2026-07-15": "announced",
  "2026-09-15": "announced",
  "2026-11-22": "announced",
  "2027-06-15": "announced",
};

test.each(Object.entries(days))(
  "on %s they say that they are « %s », and nothing of another time",
  (day, standing) => {
    const said = saidAt(ContestRulesRoute, day);
    expect(Object.entries(lines).filter(([, line]) => said.includes(line))).toEqual([
      [standing, lines[standing]],
    ]);
  },
);
