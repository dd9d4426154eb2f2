import { describe, expect, it } from "vitest";
import { draftsIn } from "./drafts.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

describe("drafts", () => {
  it("are found again as they were left, and listed by collection", () => {
    const storage = memory();
    const drafts = draftsIn(storage);
    const draft = { value: { name: "Lé", views: "beaucoup" }, version: "abc" };
    drafts.keep("team", "lea", draft);
    drafts.keep("team-filters", "x", draft);
    drafts.keep("questions", "ocean-vivant/baleine", draft);
    expect(draftsIn(storage).get("team", "lea")).toEqual(draft);
    expect(drafts.idsOf("team")).toEqual(["lea"]);
    expect(drafts.idsOf("questions")).toEqual(["ocean-vivant/baleine"]);
    drafts.forget("team", "lea");
    expect(drafts.get("team", "lea")).toBeUndefined();
  });

  it("go away once they are in the file, unless somebody typed on meanwhile", () => {
    const drafts = draftsIn(memory());
    const sent = { value: { name: "Léa" }, version: "abc" };
    drafts.keep("team", "lea", sent);
    drafts.settle("team", "lea", sent, { ...sent, id: "lea", version: "def" });
    expect(drafts.get("team", "lea")).toBeUndefined();
    drafts.keep("team", "lea", { value: { name: "Léa Le Goff" }, version: "abc" });
    drafts.settle("team", "lea", sent, { ...sent, id: "lea", version: "def" });
    expect(drafts.get("team", "lea")).toMatchObject({ value: { name: "Léa Le Goff" }, version: "def" });
  });
});
