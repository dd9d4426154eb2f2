import { portGame } from "@sillages/content";
import { describe, expect, it } from "vitest";
import { answered, begun, type GameState, goneOn, standingOf } from "./gameState.ts";
import { portBank } from "./portBank.ts";
import { SIZE } from "./portGame.ts";

const bank = portBank(portGame.between);
const standing = (game: GameState) => standingOf(game, bank);

/** The port that is asked, found on the spot. */
const found = (game: GameState) => answered(game, standing(game).asked!.question);

describe("a game under way", () => {
  it("asks its first port, and nothing was answered", () => {
    const { asked, drawn, miles, place } = standing(begun(42));
    expect(asked).toBe(drawn[0]);
    expect([place, miles]).toEqual([0, []]);
  });

  it("says how far each answer was", () => {
    const [first, second] = standing(begun(42)).drawn;
    expect(standing(answered(begun(42), first!.question)).miles).toEqual([0]);
    expect(standing(answered(begun(42), second!.question)).miles[0]).toBeGreaterThan(0);
  });

  it("stays on the port that was answered until one goes on, and points at nothing then", () => {
    const game = found({ ...begun(42), chosen: bank[0] });
    expect(standing(game).place).toBe(0);
    expect(standing(goneOn(game)).place).toBe(1);
    expect(goneOn(game).chosen).toBeUndefined();
  });

  it("is over after its ten ports", () => {
    const played = Array.from({ length: SIZE }).reduce<GameState>((game) => goneOn(found(game)), begun(42));
    expect(standing(played).asked).toBeUndefined();
    expect(standing(played).miles).toHaveLength(SIZE);
  });
});
