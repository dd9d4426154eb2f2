import { describe, expect, test } from "vitest";
import {
  type ClassEvent,
  type ClassGame,
  isClassGame,
  MOST_POINTS,
  newClassGame,
  playClass,
} from "./classGame.ts";

const game: ClassGame = {
  bank: "ocean-vivant",
  hash: 7,
  choices: { category: "", difficulty: "", level: "", size: 3, code: "MER", version: "A" },
  total: 3,
  index: 0,
  revealed: [],
  scores: [0, 0],
  last: null,
};

const after = (...events: readonly ClassEvent[]) => events.reduce(playClass, game);
const [next, previous, reveal, undo] = (["next", "previous", "reveal", "undo"] as const).map((type) => ({
  type,
}));
const point = (team: number, by: 1 | -1 = 1): ClassEvent => ({ type: "score", team, by });

describe("a game of the class", () => {
  test("begins at its first question, nothing revealed and nobody ahead", () => {
    const bank = { id: "ocean-vivant", hash: 7, title: "Océan vivant" };
    expect(newClassGame(bank, game.choices, 3, 2)).toEqual(game);
    expect(newClassGame(bank, game.choices, 3, 0).scores).toEqual([]);
  });

  test("goes to its end and no further, and back to its first question", () => {
    expect(after(next!, next!, next!, next!).index).toBe(3);
    expect(after(next!, previous!, previous!).index).toBe(0);
  });

  test("keeps what was revealed while one goes on and back, and reveals nothing once it is over", () => {
    expect(after(reveal!, next!, previous!, reveal!).revealed).toEqual([0]);
    expect(after(next!, next!, next!, reveal!).revealed).toEqual([]);
  });

  test("gives a point and takes it back, never below nothing nor beyond what is shown", () => {
    expect(after(point(1), point(1), point(1, -1)).scores).toEqual([0, 1]);
    expect(after(point(0, -1)).scores).toEqual([0, 0]);
    const full = { ...game, scores: [MOST_POINTS, 0] };
    expect(playClass(full, point(0)).scores[0]).toBe(MOST_POINTS);
  });

  test("counts no team that does not play", () => {
    expect(after(point(7))).toBe(game);
  });

  test("takes the last point back, once", () => {
    expect(after(point(1), point(0), undo!, undo!).scores).toEqual([0, 1]);
    expect(after(undo!)).toBe(game);
  });
});

describe("what a tab keeps", () => {
  test("is read again as it was", () => {
    const played = after(reveal!, point(1), next!);
    expect(isClassGame(JSON.parse(JSON.stringify(played)))).toBe(true);
  });

  test.each([
    null,
    [],
    "ahoy",
    {},
    { ...game, index: 4 },
    { ...game, total: 0 },
    { ...game, index: -1 },
    { ...game, revealed: [3] },
    { ...game, scores: [1e9] },
    { ...game, scores: [0.5] },
    { ...game, scores: Array(9).fill(0) },
    { ...game, last: "1" },
    { ...game, hash: "7" },
    { ...game, choices: { ...game.choices, size: "3" } },
    { ...game, choices: undefined },
  ])("is dropped when it is damaged: %j", (value) => {
    expect(isClassGame(value)).toBe(false);
  });
});
