import type { SheetChoices } from "../../teaching/sheet.ts";

/** How many teams are counted at most: as many as a row of keys and a screen hold. */
export const MOST_TEAMS = 8;

/** A quiz before a class: which sheet is shown, where one stands, what was revealed, what each team has. No name. */
export interface ClassGame {
  readonly bank: string;
  /** What the engine makes of its questions (`hashBank`): a bank that has changed gives others. */
  readonly hash: number;
  readonly choices: SheetChoices;
  /** How many questions were drawn, one at least. */
  readonly total: number;
  /** The question on the screen, from 0; `total` once all were asked. */
  readonly index: number;
  /** The places of the questions of which the answer was shown. */
  readonly revealed: readonly number[];
  /** One for each team. */
  readonly scores: readonly number[];
  /** The place of the team that won the last point, as long as it can be taken back. */
  readonly last: number | null;
}

export type ClassEvent =
  | { readonly type: "next" | "previous" | "reveal" | "undo" }
  | { readonly type: "score"; readonly team: number; readonly by: 1 | -1 };

/** A game that begins: `total` questions of `bank` were drawn, the first is asked, no team has a point. */
export const newClassGame = (
  bank: { readonly id: string; readonly hash: number },
  choices: SheetChoices,
  total: number,
  teams: number,
): ClassGame => ({
  bank: bank.id,
  hash: bank.hash,
  choices,
  total,
  index: 0,
  revealed: [],
  scores: Array.from({ length: teams }, () => 0),
  last: null,
});

/** More than any morning gives. */
export const MOST_POINTS = 999;

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

function scored(game: ClassGame, team: number, by: 1 | -1): ClassGame {
  if (!(team in game.scores)) return game;
  const scores = game.scores.map((score, at) => (at === team ? within(score + by, MOST_POINTS) : score));
  return { ...game, scores, last: by === 1 ? team : null };
}

/** The game after `event`; what cannot happen changes nothing. */
export function playClass(game: ClassGame, event: ClassEvent): ClassGame {
  const { index, last, revealed, total } = game;
  switch (event.type) {
    case "next":
      return { ...game, index: within(index + 1, total) };
    case "previous":
      return { ...game, index: within(index - 1, total) };
    case "reveal":
      return index === total || revealed.includes(index) ? game : { ...game, revealed: [...revealed, index] };
    case "undo":
      return last === null ? game : scored(game, last, -1);
    case "score":
      return scored(game, event.team, event.by);
  }
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

const areCounts = (value: unknown, most: number, length: number) =>
  Array.isArray(value) && value.length <= length && value.every((one) => isCount(one, most));

function areChoices(value: unknown): value is SheetChoices {
  const { category, code, difficulty, level, size, version } = (value ?? {}) as Partial<SheetChoices>;
  return (
    [category, code, difficulty, level].every((text) => typeof text === "string") &&
    isCount(size, 1_000) &&
    version === "A"
  );
}

/** Whether `value` is a game: what a tab keeps may be damaged. */
export function isClassGame(value: unknown): value is ClassGame {
  const { bank, choices, hash, index, last, revealed, scores, total } = (value ?? {}) as Partial<ClassGame>;
  return (
    typeof bank === "string" &&
    isCount(hash, 0xffffffff) &&
    areChoices(choices) &&
    isCount(total, 1_000) &&
    total > 0 &&
    isCount(index, total) &&
    areCounts(revealed, total - 1, total) &&
    areCounts(scores, MOST_POINTS, MOST_TEAMS) &&
    (last === null || isCount(last, MOST_TEAMS - 1))
  );
}
