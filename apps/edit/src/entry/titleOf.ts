import type { Entry } from "../api.ts";

/** What people call an entry. */
export function titleOf(value: Entry): string | undefined {
  const names = ["title", "name", "label", "question", "caption"].map((key) => value[key]);
  return names.find((name) => typeof name === "string");
}
