import { describe, expect, test } from "vitest";
import { logoBoxes } from "./logoBoxes.ts";

const space = (number: number, row: number, sail = "a") => ({ number, sail, row });

describe("a logo", () => {
  test("stays inside the seams of its space", () => {
    const [one] = logoBoxes([space(1, 1)]);
    expect(one).toMatchObject({ numbers: [1] });
    expect(one!.box.x).toBeGreaterThan(272);
    expect(one!.box.x + one!.box.width).toBeLessThan(322);
    expect(one!.box.y).toBeGreaterThan(638);
    expect(one!.box.y + one!.box.height).toBeLessThan(700);
  });

  test("spreads over neighbours of one row, whatever the order in which they were chosen", () => {
    const boxes = logoBoxes([space(3, 1), space(1, 1), space(2, 1)]);
    expect(boxes.map(({ numbers }) => numbers)).toEqual([[1, 2, 3]]);
    expect(boxes[0]!.box.width).toBeGreaterThan(120);
  });

  test("is laid again on another row, beyond a gap and on another sail", () => {
    const boxes = logoBoxes([space(1, 1), space(3, 1), space(4, 1), space(5, 2), space(6, 2, "b")]);
    expect(boxes.map(({ numbers }) => numbers)).toEqual([[1], [3, 4], [5], [6]]);
  });

  test("always has room, up to the head of each sail", () => {
    for (let number = 1; number <= 100; number++) {
      const [one] = logoBoxes([space(number, 1)]);
      expect(one!.box.width, `space ${number}`).toBeGreaterThan(8);
      expect(one!.box.height, `space ${number}`).toBeGreaterThan(20);
    }
  });
});
