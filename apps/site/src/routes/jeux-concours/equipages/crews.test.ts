import { encodeChallenge } from "@sillages/quiz-engine";
import { type Crew, encodeBoard, MOST_CREWS } from "@sillages/quiz-engine/board";
import { expect, test } from "vitest";
import { BOARD_PREFIX, boardHash } from "./boardAddress.ts";
import type { BoardBank } from "./boardMaterial.ts";
import { quizName } from "./quizName.ts";
import { crewsIn, readBoard, tablesOf } from "./crews.ts";

const banks: readonly BoardBank[] = [
  { hash: 1, title: "Océan vivant", size: 47, formats: [{ questions: 5, label: "Éclair" }] },
  { hash: 2, title: "Cap au large", size: 50, formats: [{ questions: 5, label: "Éclair" }] },
];
const fous: Crew = { bankHash: 1, seed: 42, size: 5, score: 60, seconds: 90, name: "Les Fous" };
const other = (changes: Partial<Crew>): Crew => ({ ...fous, ...changes });

const boardLink = (...crews: Crew[]) => `https://sillages.example/jeux-concours/equipages${boardHash(crews)}`;
const challengeLink = (score?: number, bankHash = 1, path = "/jeux-concours") =>
  `https://sillages.example${path}#defi=${encodeChallenge({ bankHash, seed: 42, size: 5, ...(score !== undefined && { score }) })}`;

test("the end of an address is the board, ranked, and an empty board has none", () => {
  const best = other({ name: "Les Macareux", score: 80 });
  expect(readBoard(boardHash([fous, best]), banks)).toEqual({ crews: [best, fous], impossible: 0 });
  expect(boardHash([])).toBe("");
  expect(readBoard("", banks)).toEqual({ crews: [], impossible: 0 });
  expect(readBoard("#mode-d-emploi", banks)).toEqual({ crews: [], impossible: 0 });
});

test("a board is read beside the full stop of its message, its signs escaped by a mail program", () => {
  const hash = boardHash([fous]).replaceAll("~", "%7E");
  expect(readBoard(`${hash}.`, banks)).toEqual({ crews: [fous], impossible: 0 });
});

test.each([
  ["cut on the way", boardHash([fous]).slice(0, -1), "damaged"],
  ["that is empty", BOARD_PREFIX, "damaged"],
  ["of a million letters", BOARD_PREFIX + "a".repeat(1e6), "damaged"],
  ["of another version", `${BOARD_PREFIX}1~3f-16-5.1o.2i.a1qgm368`, "outdated"],
])("a board %s is refused with its reason", (_, hash, refused) => {
  expect(readBoard(hash, banks)).toEqual({ crews: [], impossible: 0, refused });
});

test.each([
  ["more than all the questions", { score: 101 }],
  ["a percentage that five questions do not give", { score: 61 }],
  ["no question", { size: 0, score: 0 }],
  ["more questions than the bank has", { size: 48, score: 0 }],
  ["more time than there is", { seconds: 301 }],
])("a result that no quiz gives is left out and counted: %s", (_, changes) => {
  expect(readBoard(boardHash([fous, other({ ...changes, name: "Forgé" })]), banks)).toEqual({
    crews: [fous],
    impossible: 1,
  });
});

test("every score that a quiz gives is one that a board takes", () => {
  for (const bank of banks)
    for (let size = 1; size <= bank.size; size++)
      for (let right = 0; right <= size; right++) {
        const crew = other({ bankHash: bank.hash, size, score: Math.round((100 * right) / size) });
        expect(readBoard(boardHash([crew]), banks).crews).toEqual([crew]);
      }
});

test("links are found in whole messages, several at once, with the punctuation around them", () => {
  const text = `Bravo ! ${boardLink(fous, other({ name: "B" }))}, puis (${challengeLink(80)}).
    ${boardLink(other({ name: "C" }))}.`;
  const read = crewsIn(text, banks);
  expect(read).toMatchObject({ links: 3, unread: 0 });
  expect(read.crews.map(({ name, score }) => `${name} ${score}`)).toEqual([
    "B 60",
    "Les Fous 60",
    " 80",
    "C 60",
  ]);
});

test.each([
  ["a challenge without a score", challengeLink()],
  ["a challenge of another version", challengeLink(80, 3)],
  ["a challenge of the game of ports, whose score is miles", challengeLink(80, 1, "/ou-est-ce-port")],
  ["a percentage beyond a hundred", challengeLink(400)],
  ["a link that was cut", boardLink(fous).slice(0, -3)],
  ["a link without its end", "https://sillages.example/jeux-concours#defi="],
])("a link that brings nothing is counted: %s", (_, text) => {
  expect(crewsIn(text, banks)).toEqual({ crews: [], links: 1, unread: 1 });
});

test("a text without a link brings nothing", () => {
  for (const text of ["", "Les Fous 80 %", "https://sillages.example/jeux-concours#quiz", "\u202e"])
    expect(crewsIn(text, banks)).toEqual({ crews: [], links: 0, unread: 0 });
});

test("three hundred links are read", () => {
  const links = Array.from({ length: 300 }, (_, at) => boardLink(other({ name: `Équipage ${at}` })));
  expect(crewsIn(links.join("\n"), banks).crews).toHaveLength(300);
});

test("crews are set against those of the same quiz, and share a place with the same result", () => {
  const crews = [
    other({ bankHash: 9, name: "Vieux" }),
    other({ bankHash: 2, name: "Large" }),
    other({ size: 20, name: "Long" }),
    other({ score: 80, name: "A" }),
    other({ name: "B" }),
    fous,
    other({ name: "C", seconds: null }),
  ];
  const { crews: ranked } = readBoard(boardHash(crews), banks);
  const tables = tablesOf(ranked, banks);
  expect(tables.map(quizName)).toEqual([
    "Océan vivant, Éclair",
    "Océan vivant, 20\u00a0questions",
    "Cap au large, Éclair",
    "Une autre version du quiz, 5\u00a0questions",
  ]);
  expect(tables[0]?.ranked.map(({ crew, place }) => `${place} ${crew.name}`)).toEqual([
    "1 A",
    "2 B",
    "2 Les Fous",
    "4 C",
  ]);
});

test("a board that was forged too long is none", () => {
  const board = Array.from({ length: MOST_CREWS }, (_, at) => other({ name: String(at) }));
  const hash = BOARD_PREFIX + encodeBoard(board);
  expect(readBoard(hash, banks).crews).toHaveLength(MOST_CREWS);
  expect(readBoard(`${hash}~.1o.2i.b`, banks)).toMatchObject({ refused: "damaged" });
});
