// What the contests say follows the day: what is true then is said, and nothing of another time.
import { winners } from "@sillages/content";
import { afterEach, describe, expect, it, test } from "vitest";
import { type Day, saidAt } from "../../fixtures/onDay.ts";
import { ContestCalendar } from "./ContestCalendar.tsx";
import { ContestFigures } from "./ContestFigures.tsx";
import { FilesToSend } from "./FilesToSend.tsx";
import { Opening } from "./Opening.tsx";
import { PhotoContest } from "./PhotoContest.tsx";
import { VideoChallenge } from "./VideoChallenge.tsx";
import { Winners } from "./Winners.tsx";

const sections = [
  Opening,
  Winners,
  PhotoContest,
  ContestCalendar,
  ContestFigures,
  VideoChallenge,
  FilesToSend,
];

const contestsAt = (day: string) => sections.map((section) => saidAt(section, day)).join(" ");

/** Of each standing, what is said then and at no other time. */
const own = {
  upcoming: [
    "ouvrent en décembre 2025",
    "Concours photo, dès décembre 2025",
    "Le concours n’est pas encore ouvert",
    "Le défi n’est pas encore ouvert",
  ],
  current: [
    "sont ouverts jusqu’en mars 2026",
    "Concours photo, jusqu’en mars 2026",
    "Le concours est ouvert.",
    "Le défi est ouvert",
  ],
  past: ["les gagnants sont annoncés en avril 2026", "Le jury choisit les lauréats", "prix à décerner"],
  announced: [
    "leurs gagnants ont été annoncés en avril 2026",
    "ses gagnants sont annoncés",
    "prix décernés",
    "Azilis Kerlavan",
  ],
} as const;

/** What is said in two standings. */
const shared = [
  ["prix à gagner", ["upcoming", "current"]],
  ["Comment participer", ["upcoming", "current"]],
  ["Participer au concours photo", ["upcoming", "current"]],
  ["Envoyer ma vidéo", ["upcoming", "current"]],
  ["Où envoyer", ["upcoming", "current"]],
  ["Avant d’envoyer", ["upcoming", "current"]],
  ["Concours clos", ["past", "announced"]],
  ["Défi clos", ["past", "announced"]],
  ["La prochaine édition", ["past", "announced"]],
  ["Me prévenir du prochain concours", ["past", "announced"]],
  ["Me prévenir du prochain défi", ["past", "announced"]],
] as const;

const days: Record<Day | "2026-04-15", keyof typeof own> = {
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

describe.each(Object.entries(days))("on %s", (day, standing) => {
  it("the contests say where they stand, and nothing of another time", () => {
    const said = contestsAt(day);
    const then = [
      ...own[standing],
      ...shared.filter(([, at]) => at.some((one) => one === standing)).map(([words]) => words),
    ];
    const all = [...Object.values(own).flat(), ...shared.map(([words]) => words)];
    expect(then.filter((words) => !said.includes(words))).toEqual([]);
    expect(all.filter((words) => !then.includes(words) && said.includes(words))).toEqual([]);
  });

  it("the winners of the video challenge are invited to a departure to come, or were", () => {
    const isPast = day >= "2026-10";
    const said = saidAt(VideoChallenge, day);
    expect(said.includes("Les trois gagnants sont invités au départ de 2026")).toBe(!isPast);
    expect(said.includes("Les trois gagnants ont été invités au départ de 2026")).toBe(isPast);
  });

  it("an aim is not said as a measure", () => {
    expect(saidAt(ContestFigures, day)).toMatch(
      /2 500\+ participantsL’objectif de cette édition, pas une mesure/,
    );
  });
});

describe("without any winner to name", () => {
  const list = winners as (typeof winners)[number][];
  const whole = [...list];
  afterEach(() => void list.splice(0, list.length, ...whole));

  test("nothing stands in their place", () => {
    list.splice(0);
    expect(saidAt(Winners, "2026-11-22")).toBe("");
  });
});

test("as long as the winners are invented, the page says so beside their names", () => {
  expect(saidAt(Winners, "2026-11-22")).toContain("Noms et titres inventés pour la démonstration");
});
