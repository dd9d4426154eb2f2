import { expect, test } from "vitest";
import { readableAddress } from "./readableAddress.ts";

test("gives accents back", () => {
  expect(readableAddress("/%C3%A9quipage/d%C3%A9part")).toBe("/équipage/départ");
});

test("leaves an address that cannot be decoded as it came", () => {
  expect(readableAddress("/100%/sûr")).toBe("/100%/sûr");
});

test("drops signs that nobody sees or that turn the line around", () => {
  expect(readableAddress("/a%E2%80%AEb%00c")).toBe("/a b c");
});

test("cuts a long address between two signs, never inside one", () => {
  const address = readableAddress(`/${"%F0%9F%90%8B".repeat(90)}`);
  expect(Array.from(address)).toHaveLength(49);
  expect(address).toMatch(/^\/🐋+…$/u);
});
