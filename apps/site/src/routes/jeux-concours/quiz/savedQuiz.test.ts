import { beforeEach, describe, expect, test, vi } from "vitest";

const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const [device, tab] = [new Map<string, string>(), new Map<string, string>()];

/** A page that opens: nothing of an earlier one is in its memory. */
async function openPage() {
  vi.resetModules();
  return import("./savedQuiz.ts");
}

beforeEach(() => {
  device.clear();
  tab.clear();
  vi.stubGlobal("localStorage", storage(device));
  vi.stubGlobal("sessionStorage", storage(tab));
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
