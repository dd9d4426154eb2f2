import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../fixtures/memoryStorage.ts";
import { addRecord, bestOf, followRecords, forgetRecords, noRecords, readRecords } from "./records.ts";

const kept = new Map<string, string>();
const storage = memoryStorage(kept);
const score = { bank: "ocean-vivant", size: 5, percentage: 60, points: 40, at: 1_000 };

beforeEach(() => void vi.stubGlobal("localStorage", storage));
afterEach(() => {
  forgetRecords();
  kept.clear();
  vi.unstubAllGlobals();
});

describe("records", () => {
  test("are the best of each bank and length, with its date, and the last whatever it is worth", () => {
    addRecord(score, "first");
    addRecord({ ...score, percentage: 80, at: 2_000 }, "better");
    addRecord({ ...score, percentage: 40, at: 3_000 }, "worse");
    addRecord({ ...score, size: 20, percentage: 20 }, "longer");
    const records = readRecords();
    expect(bestOf(records, "ocean-vivant", 5)).toMatchObject({ percentage: 80, at: 2_000 });
    expect(bestOf(records, "ocean-vivant", 20)).toMatchObject({ percentage: 20 });
    expect(bestOf(records, "cap-au-large", 5)).toBeUndefined();
    expect(records.last).toMatchObject({ size: 20, save: "longer", before: null });
  });

  test("tell what was there to beat; the first to reach a score keeps it", () => {
    addRecord(score, "first");
    addRecord({ ...score, at: 2_000 }, "same");
    expect(readRecords().last?.before).toBe(60);
    expect(readRecords().best).toEqual([score]);
  });

  test("are the same object until something changes, and tell who follows", () => {
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
    const listener = vi.fn<() => void>();
    const stop = followRecords(listener);
    addRecord(score, "first");
    expect(readRecords()).toBe(readRecords());
    forgetRecords();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(readRecords()).toEqual(noRecords);
    expect(kept.size).toBe(0);
    stop();
    addRecord(score, "again");
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test.each([
    "ahoy",
    "null",
    "[]",
    '{"best":7,"last":"x"}',
    '{"best":[{"bank":"a"},{"bank":7,"size":5,"percentage":60,"points":1,"at":1}],"last":{"bank":"a"}}',
    '{"best":[{"bank":"a","size":5,"percentage":160,"points":1,"at":1}]}',
    '{"best":[{"bank":"a","size":5,"percentage":60,"points":1,"at":1e99}]}',
  ])("that are damaged are none: %s", (text) => {
    kept.set("sillages.records", text);
    expect(readRecords()).toEqual(noRecords);
    addRecord(score, "first");
    expect(readRecords().best).toEqual([score]);
  });

  test("are kept by the page where storage is refused", () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    addRecord(score, "first");
    expect(readRecords().best).toEqual([score]);
  });

  test.each([
    "x",
    "null",
    "0",
    '"mer"',
    "[]",
    "{}",
    '{"__proto__":{"best":[]}}',
    '{"best":[{}],"last":[]}',
    "[[]]",
  ])("of no use, as %j is, are dropped", (text) => {
    kept.set("sillages.records", text);
    expect(readRecords()).toEqual(noRecords);
    expect(kept.has("sillages.records")).toBe(false);
  });
});
