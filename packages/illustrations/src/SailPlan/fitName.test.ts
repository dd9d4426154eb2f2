import { describe, expect, test } from "vitest";
import { fitName, LINE } from "./fitName.ts";

/** Each letter as wide as it is tall. */
const widthOf = (text: string) => text.length;
const square = { width: 100, height: 100 };

describe("a name in a box", () => {
  test("stands on as many lines as make it largest", () => {
    expect(fitName("Voilerie Morvan", square, widthOf).lines).toEqual(["Voilerie", "Morvan"]);
    expect(fitName("Voilerie Morvan", { width: 900, height: 60 }, widthOf).lines).toEqual([
      "Voilerie Morvan",
    ]);
    expect(fitName("Aber Ildut Mer", square, widthOf).lines).toEqual(["Aber", "Ildut", "Mer"]);
  });

  test("never leaves it, whatever its length", () => {
    for (const name of [
      "A",
      "Anticonstitutionnellement",
      "A B C D E F G H",
      "Société nouvelle de la voile et du vent",
    ]) {
      const { lines, size } = fitName(name, { width: 60, height: 40 }, widthOf);
      expect(lines.join(" ")).toBe(name);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(line.length * size).toBeLessThanOrEqual(60.001);
      expect(lines.length * LINE * size).toBeLessThanOrEqual(40.001);
    }
  });
});
