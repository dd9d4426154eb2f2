import { expect, test } from "vitest";
import { livingExports } from "./livingExports.ts";

/** What the plugin says of a module that a still page imports; nothing if it lets it pass. */
function refusal(code: string, id = "/site/TimeChoice.tsx"): string | undefined {
  let told: string | undefined;
  const { transform } = livingExports();
  if (typeof transform !== "function") throw new TypeError("The plugin reads no module.");
  void transform.call({ error: (words: string) => (told = words) } as never, code, id);
  return told;
}

const living = (...lines: string[]) => ['"use client";', ...lines].join("\n");

test.each([
  ["a constant", "export const LIMIT = 12;", "LIMIT"],
  ["a list", "export const times = [];", "times"],
  ["a function", "export function sorted() {}", "sorted"],
  ["an async function", "export async function asked() {}", "asked"],
  ["what is exported at the end", "const times = []; export { times as hours };", "hours"],
])("%s of a living module is refused to a still page", (_, line, name) => {
  expect(refusal(living(line, "export function TimeChoice() {}"))).toContain(`exports ${name}:`);
});

test("so it is where a comment comes before", () => {
  expect(refusal(`// Why.\n${living("export const LIMIT = 12;")}`)).toContain("exports LIMIT:");
});

test.each([
  ["a component", "export function TimeChoice() {}"],
  ["a component in a constant", "export const LivingPart = () => null;"],
  ["a hook", "export function useNow() {}"],
  ["a type", "export interface Choice {}"],
  ["a name in a text", "export const Tale = () => <p>export const LIMIT = 12;</p>;"],
])("%s is not", (_, line) => {
  expect(refusal(living(line))).toBeUndefined();
});

test("a module without elements is read as one", () => {
  const hook = living("const same = <Value>(value: Value) => value;", "export const useSame = same;");
  expect(refusal(hook, "/site/useSame.ts")).toBeUndefined();
});

test("a module that a still page runs may export anything, as may those of others", () => {
  expect(refusal("export const LIMIT = 12;")).toBeUndefined();
  expect(refusal(living("export const LIMIT = 12;"), "/node_modules/x/index.js")).toBeUndefined();
});
