import { expect, test, vi } from "vitest";
import { writeAddress } from "./writeAddress.ts";

const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();
vi.stubGlobal("history", { state: { step: 3 }, replaceState });
vi.stubGlobal("location", { pathname: "/videos", search: "?tri=date" });

test("writes over the address, and keeps what the history knows of the step", () => {
  expect(writeAddress("#salvador")).toBe(true);
  expect(replaceState).toHaveBeenLastCalledWith({ step: 3 }, "", "#salvador");
});

test("nothing takes the hash away, and leaves the rest", () => {
  expect(writeAddress("")).toBe(true);
  expect(replaceState).toHaveBeenLastCalledWith({ step: 3 }, "", "/videos?tri=date");
});

test("a browser that refuses stops nothing, and is told of", () => {
  replaceState.mockImplementationOnce(() => {
    throw new DOMException("Too many calls.", "SecurityError");
  });
  expect(writeAddress("#salvador")).toBe(false);
});
