import { afterEach, expect, test, vi } from "vitest";
import { writeAddress } from "./writeAddress.ts";

const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();
vi.stubGlobal("history", { state: { step: 3 }, replaceState });
const page = { href: "https://sillages.example/videos?tri=date", pathname: "/videos", search: "?tri=date" };
vi.stubGlobal("location", page);
vi.stubGlobal("window", globalThis);
vi.useFakeTimers();

const refuse = () => {
  throw new DOMException("Too many calls.", "SecurityError");
};

afterEach(() => {
  vi.clearAllTimers();
  replaceState.mockReset();
});

test("writes over the address, and keeps what the history knows of the step", () => {
  expect(writeAddress("#salvador")).toBe(true);
  expect(replaceState).toHaveBeenLastCalledWith({ step: 3 }, "", "#salvador");
});

test("nothing takes the hash away, and leaves the rest", () => {
  expect(writeAddress("")).toBe(true);
  expect(replaceState).toHaveBeenLastCalledWith({ step: 3 }, "", "/videos?tri=date");
});

test("a browser that refuses stops nothing, and is told of", () => {
  replaceState.mockImplementationOnce(refuse);
  expect(writeAddress("#salvador")).toBe(false);
});

test("what was refused is written as soon as the browser takes addresses again", () => {
  replaceState.mockImplementationOnce(refuse).mockImplementationOnce(refuse);
  writeAddress("#nom=Ondine");
  vi.advanceTimersByTime(60_000);
  expect(replaceState).toHaveBeenCalledTimes(3);
  expect(replaceState).toHaveBeenLastCalledWith({ step: 3 }, "", "#nom=Ondine");
});

test("the last that was asked for is written, not one that was refused before it", () => {
  replaceState.mockImplementationOnce(refuse);
  writeAddress("#nom=Ond");
  writeAddress("#nom=Ondine");
  vi.advanceTimersByTime(60_000);
  expect(replaceState).toHaveBeenCalledTimes(2);
});

test("an address that has become another meanwhile stays", () => {
  replaceState.mockImplementationOnce(refuse);
  writeAddress("#nom=Ondine");
  const before = page.href;
  page.href = "https://sillages.example/presse";
  vi.advanceTimersByTime(60_000);
  page.href = before;
  expect(replaceState).toHaveBeenCalledTimes(1);
});
