import { ports, portGame } from "@sillages/content";
import { describe, expect, it } from "vitest";
import { portBank } from "./portBank.ts";
import { challengeHash, challengeIn, gameOf, milesBetween, SIZE } from "./portGame.ts";

const bank = portBank(portGame.between);
const port = (id: string) => bank.find((one) => one.id === id)!;

describe("the bank", () => {
  it("asks every call of the road, once", () => {
    expect(bank.map(({ id }) => id).toSorted()).toEqual(ports.map(({ id }) => id).toSorted());
  });

  it("offers four stretches of the same voyage, the right one among them", () => {
    for (const { correct, id, options, stands } of bank) {
      expect(stands[correct]).toBe(id);
      expect(new Set(stands).size).toBe(4);
      expect(new Set(options).size).toBe(4);
    }
    expect(port("lisbonne").options[0]).toBe("Entre Porto et Cadix");
  });
});

describe("a game", () => {
  it("is ten ports, the same for the same seed", () => {
    expect(gameOf(bank, 42)).toHaveLength(SIZE);
    expect(gameOf(bank, 42)).toEqual(gameOf(bank, 42));
    expect(gameOf(bank, 42)).not.toEqual(gameOf(bank, 43));
  });

  it("counts nautical miles, none from a port to itself", () => {
    expect(milesBetween(port("brest"), port("brest"))).toBe(0);
    // By the coordinates of both harbours: some 246 miles.
    expect(milesBetween(port("dublin"), port("brest"))).toBeGreaterThan(280);
    expect(milesBetween(port("dublin"), port("brest"))).toBeLessThan(320);
    expect(milesBetween(port("brest"), port("dublin"))).toBe(milesBetween(port("dublin"), port("brest")));
  });
});

describe("a challenge", () => {
  it.each([
    [0, 0],
    [42, 1206],
    [0xffffffff, 60_000],
  ])("of seed %i with %i miles comes out of its address as it went in", (seed, miles) => {
    expect(challengeIn(challengeHash(bank, seed, miles), bank)).toEqual({ seed, miles });
  });

  it("is read beside what a message has added to its link", () => {
    expect(challengeIn(`${challengeHash(bank, 42, 100)}?utm_source=lettre`, bank)).toEqual({
      seed: 42,
      miles: 100,
    });
  });

  it("is none in an address of something else, and damaged when it changed on the way", () => {
    expect(challengeIn("", bank)).toBeUndefined();
    expect(challengeIn("#contenu", bank)).toBeUndefined();
    expect(challengeIn("#defi=", bank)).toBe("damaged");
    expect(challengeIn(`${challengeHash(bank, 42, 100)}0`, bank)).toBe("damaged");
    for (const text of ["%E0", "1-2-3", "-".repeat(40), "é", "0".repeat(500)])
      expect(challengeIn(`#defi=${text}`, bank)).toBe("damaged");
  });

  it("of another road is not played on this one", () => {
    const other = bank.toReversed();
    expect(challengeIn(challengeHash(other, 42, 100), bank)).toBe("damaged");
  });
});
