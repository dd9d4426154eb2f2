import { beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../fixtures/memoryStorage.ts";

const [device, tab] = [new Map<string, string>(), new Map<string, string>()];

/** A page that opens: nothing of an earlier one is in its memory. */
async function openPage() {
  vi.resetModules();
  return import("./savedQuiz.ts");
}

beforeEach(() => {
  device.clear();
  tab.clear();
  vi.stubGlobal("localStorage", memoryStorage(device));
  vi.stubGlobal("sessionStorage", memoryStorage(tab));
});

describe("a value that is no save", () => {
  test.each(["x", " ", "  ", "null", "[]", "{}", "ocean-vivant", "ocean-vivant ", "__proto__", "\u0000"])(
    "%j is dropped, once and for all",
    async (value) => {
      device.set("sillages.quiz", value);
      expect((await openPage()).readSavedQuiz()).toBeUndefined();
      expect(device.has("sillages.quiz")).toBe(false);
      tab.set("sillages.quiz", value);
      expect((await openPage()).readSavedQuiz()).toBeUndefined();
      expect(tab.get("sillages.quiz")).toBe("");
    },
  );

  test.each(["__proto__ x", "constructor x", "toString x", "nowhere x"])(
    "%j, which no bank knows, is dropped when the quiz is looked for",
    async (value) => {
      device.set("sillages.quiz", value);
      vi.resetModules();
      const { restoreGame } = await import("./game.ts");
      expect(await restoreGame([])).toBeUndefined();
      expect(device.has("sillages.quiz")).toBe(false);
    },
  );
});

test("a save that is whole is kept as it is", async () => {
  (await openPage()).keepQuiz("ocean-vivant", "[2,8 5]ab");
  expect((await openPage()).readSavedQuiz()).toEqual({ bank: "ocean-vivant", save: "[2,8 5]ab" });
});
