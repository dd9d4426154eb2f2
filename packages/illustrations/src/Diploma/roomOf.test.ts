import { expect, test } from "vitest";
import { roomOf } from "./roomOf.ts";

test("a longer name is set smaller, and wide letters count for what they take", () => {
  expect(roomOf("Léa Morvan")).toBe("short");
  expect(roomOf("Marie-Charlotte Le Goff")).toBe("regular");
  expect(roomOf("LÉA MORVAN-LE GOFF")).toBe("regular");
  expect(roomOf("W".repeat(44))).toBe("longer");
  expect(roomOf("W".repeat(120))).toBe("longest");
  expect(roomOf("王小明")).toBe("short");
  expect(roomOf("نور الهدى")).toBe("short");
});
