import { describe, expect, it } from "vitest";
import { draftsIn } from "./drafts.ts";
import { memory } from "./memory.ts";

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
});
