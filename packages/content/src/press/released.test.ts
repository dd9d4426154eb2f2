import { expect, test } from "vitest";
import { released } from "./released.ts";

const entries = [{ id: "libre" }, { id: "demain", embargo: "2026-11-23" }];
const idsOn = (instant: string) => released(entries, new Date(instant)).map(({ id }) => id);

test("what is under embargo is said from midnight in Paris, and not before", () => {
  expect(idsOn("2026-11-22T22:59:59Z")).toEqual(["libre"]);
  expect(idsOn("2026-11-22T23:00:00Z")).toEqual(["libre", "demain"]);
});
