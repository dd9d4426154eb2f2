// What a board says, from links that anybody may have written: read whole or not at all, and never believed.
import { quizLimitMs } from "@sillages/content";
import { decodeChallenge } from "@sillages/quiz-engine";
import { compareResults, type Crew, decodeBoard, mergeBoards } from "@sillages/quiz-engine/board";
import { codeInHash, holdsCode } from "../../../shell/address/codeInHash.ts";
import { BOARD_PREFIX } from "./boardAddress.ts";
import type { BoardBank } from "./boardMaterial.ts";

/** The board of an address, or what became of it. */
interface ReadBoard {
  readonly crews: readonly Crew[];
  /** How many crews were left out: no quiz gives such a result. */
  readonly impossible: number;
  readonly refused?: "damaged" | "outdated";
}

const emptyBoard: ReadBoard = { crews: [], impossible: 0 };

const bankOf = ({ bankHash }: Crew, banks: readonly BoardBank[]) =>
  banks.find(({ hash }) => hash === bankHash);

/** The questions of a quiz are worth one each: not every percentage exists. A bank of another version is not known any more. */
function isPossible(crew: Crew, banks: readonly BoardBank[]): boolean {
  const { score, seconds, size } = crew;
  const bank = bankOf(crew, banks);
  if (size < 1 || score > 100 || (seconds ?? 0) > quizLimitMs / 1000) return false;
  const right = Math.round((score * size) / 100);
  return !bank || (size <= bank.size && Math.round((100 * right) / size) === score);
}

/** The board in `hash`, ranked. */
export function readBoard(hash: string, banks: readonly BoardBank[]): ReadBoard {
  if (!holdsCode(hash, BOARD_PREFIX)) return emptyBoard;
  const decoded = decodeBoard(codeInHash(hash, BOARD_PREFIX));
  if (decoded.status !== "ok")
    return { ...emptyBoard, refused: decoded.status === "outdated" ? "outdated" : "damaged" };
  const possible = decoded.crews.filter((crew) => isPossible(crew, banks));
  const impossible = decoded.crews.length - possible.length;
  return { crews: mergeBoards([], possible).crews, impossible };
}

/** A link of ours, wherever it stands in a message: the page that it opens, what it brings, its code. */
const LINK = /(?<page>\/[a-z-]+)?#(?<kind>tableau|defi)(?:=|%3D)(?<code>[\w.~-]*\w)?/gi;

/** What a text brings: crews, and how many links say nothing to a board. */
interface ReadLinks {
  readonly crews: readonly Crew[];
  readonly links: number;
  readonly unread: number;
}

/** The crews of every link in `text`. A challenge is a crew without a name; one of the game of ports counts miles. */
export function crewsIn(text: string, banks: readonly BoardBank[]): ReadLinks {
  const found = [...text.matchAll(LINK)].map(({ groups = {} }) => {
    const { code = "", kind, page } = groups;
    if (kind?.toLowerCase() === "tableau") return readBoard(BOARD_PREFIX + code, banks).crews;
    const decoded = decodeChallenge(code.toLowerCase());
    if (decoded.status !== "ok" || page === "/ou-est-ce-port") return [];
    const { score, ...challenge } = decoded.challenge;
    const crew = score === undefined ? undefined : { ...challenge, score, seconds: null, name: "" };
    return crew && isPossible(crew, banks) && bankOf(crew, banks) ? [crew] : [];
  });
  return {
    crews: found.flat(),
    links: found.length,
    unread: found.filter((crews) => crews.length === 0).length,
  };
}

/** Crews that compare: the same bank, the same length. */
export interface CrewTable {
  /** None for questions of another version. */
  readonly bank: BoardBank | undefined;
  readonly size: number;
  /** With the place of each, which crews with the same result share. */
  readonly ranked: readonly { readonly crew: Crew; readonly place: number }[];
}

/** A table for each quiz that was played, those of today first, the shortest first. */
export function tablesOf(crews: readonly Crew[], banks: readonly BoardBank[]): readonly CrewTable[] {
  const quizOf = ({ bankHash, size }: Crew) => `${bankHash} ${size}`;
  const rankOf = (bank: BoardBank | undefined) => (bank ? banks.indexOf(bank) : banks.length);
  return [...new Map(crews.map((crew) => [quizOf(crew), crew])).values()]
    .map((first): CrewTable => {
      const group = crews.filter((crew) => quizOf(crew) === quizOf(first));
      const ranked = group.map((crew) => ({
        crew,
        place: 1 + group.findIndex((other) => compareResults(other, crew) === 0),
      }));
      return { bank: bankOf(first, banks), size: first.size, ranked };
    })
    .toSorted((one, other) => rankOf(one.bank) - rankOf(other.bank) || one.size - other.size);
}
