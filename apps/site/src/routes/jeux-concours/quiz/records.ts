import { keptText } from "../../../shell/device/keptText.ts";
import { attempt, device } from "../../../shell/device/storage.ts";
import { RECORDS_KEY } from "./recordsKey.ts";

// What was played to its end: the best of each bank and length, and the last one whole. It stays on the device.

/** What a quiz that was played to its end was worth. */
export interface QuizScore {
  bank: string;
  /** How many questions. */
  size: number;
  percentage: number;
  points: number;
  /** When it ended, in milliseconds. */
  at: number;
}

interface LastQuiz extends QuizScore {
  /** The best percentage before, on the same bank and length; none the first time. */
  before: number | null;
  /** What the engine saves: the answers can be read again. */
  save: string;
}

interface Records {
  readonly best: readonly QuizScore[];
  readonly last: LastQuiz | undefined;
}

export const noRecords: Records = { best: [], last: undefined };

const isCount = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

function isScore(value: unknown): value is QuizScore {
  const { at, bank, percentage, points, size } = (value ?? {}) as Partial<QuizScore>;
  return (
    typeof bank === "string" &&
    isCount(size, 1_000) &&
    isCount(percentage, 100) &&
    isCount(points, 100_000) &&
    // The first and the last instant that a date can say.
    isCount(at, 8.64e15)
  );
}

function isLast(value: unknown): value is LastQuiz {
  const { before, save } = (value ?? {}) as Partial<LastQuiz>;
  return isScore(value) && typeof save === "string" && (before === null || isCount(before, 100));
}

const kept = keptText(RECORDS_KEY, device);
let read: { text: string; records: Records } = { text: "", records: noRecords };

/** The records; what is damaged is left out. The same object as long as nothing changes. */
export function readRecords(): Records {
  const text = kept.read();
  if (text !== read.text) {
    const told = Object(attempt(() => JSON.parse(text) as unknown)) as Record<keyof Records, unknown>;
    const best = Object.hasOwn(told, "best") ? told.best : undefined;
    const last = Object.hasOwn(told, "last") ? told.last : undefined;
    const records = {
      best: Array.isArray(best) ? best.filter(isScore) : [],
      last: isLast(last) ? last : undefined,
    };
    read = { text, records };
    // Of no use to anybody, it would be read at each visit.
    if (text && records.best.length === 0 && !records.last)
      attempt(() => localStorage.removeItem(RECORDS_KEY));
  }
  return read.records;
}

/** The best score of `bank` in `size` questions. */
export const bestOf = ({ best }: Records, bank: string, size: number) =>
  best.find((score) => score.bank === bank && score.size === size);

/** Adds what was just played, and its place among the best when it is one. */
export function addRecord(score: QuizScore, save: string) {
  const records = readRecords();
  const before = bestOf(records, score.bank, score.size);
  const isBest = !before || score.percentage > before.percentage;
  const best = isBest ? [...records.best.filter((one) => one !== before), score] : records.best;
  kept.write(JSON.stringify({ best, last: { ...score, before: before?.percentage ?? null, save } }));
}

/** Nothing of what was played stays on the device. */
export const forgetRecords = () => kept.write("");

/** Follows the records, those of other tabs included. */
export const followRecords = (listener: () => void) => kept.follow(listener);
