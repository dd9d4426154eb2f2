import { expect, test, vi } from "vitest";
import { keptText } from "./keptText.ts";

/** A storage that is full while `isFull` says so. */
function storageOf(isFull: () => boolean) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull()) throw new DOMException("Full", "QuotaExceededError");
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

vi.stubGlobal("addEventListener", vi.fn());

test("where there is no room, the page keeps what is written, and the last that was kept does not come back", () => {
  let full = false;
  const kept = keptText("quiz", () => storage);
  const storage = storageOf(() => full);
  kept.write("premier");
  full = true;
  kept.write("second");
  expect(kept.read()).toBe("second");
  expect(storage.getItem("quiz")).toBe("premier");
  full = false;
  kept.write("troisième");
  expect(kept.read()).toBe("troisième");
  expect(storage.getItem("quiz")).toBe("troisième");
});

test("where storage is refused, the page keeps what is written", () => {
  const kept = keptText("quiz", () => {
    throw new DOMException("Refused", "SecurityError");
  });
  expect(kept.read()).toBe("");
  kept.write("premier");
  expect(kept.read()).toBe("premier");
  kept.write("");
  expect(kept.read()).toBe("");
});

test("who follows it hears of each change", () => {
  const kept = keptText("quiz", () => storageOf(() => true));
  const heard = vi.fn<() => void>();
  kept.follow(heard);
  kept.write("premier");
  expect(heard).toHaveBeenCalledOnce();
});
