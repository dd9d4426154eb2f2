import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadWhenThere } from "./reload.ts";

const ask = vi.fn<() => Promise<unknown>>();
const reload = vi.fn<() => void>();
const tell = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("location", { reload });
  vi.clearAllMocks();
});
afterEach(() => void vi.useRealTimers());

test("loads the page again once its host answers, and says that one waits", async () => {
  ask.mockRejectedValueOnce(new TypeError("No network.")).mockResolvedValueOnce({});
  await reloadWhenThere(tell);
  expect(tell).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledOnce();
});

test("asks at one pace, however often one presses", async () => {
  ask.mockRejectedValue(new TypeError("No network."));
  await Promise.all([1, 2, 3, 4].map(() => reloadWhenThere(tell)));
  ask.mockClear();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(5);
});
