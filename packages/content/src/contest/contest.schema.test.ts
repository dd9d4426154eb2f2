import { expect, it } from "vitest";
import { contests } from "#data/contests";
import { contest } from "./contest.schema.ts";

it("announces nobody before the last entries are in", () => {
  const [photo] = contests;
  const problems = contest.safeParse({ ...photo, end: "2026-05", winners: "2026-04" }).error?.issues;
  expect(problems).toMatchObject([
    { path: ["winners"], message: "les gagnants sont annoncés avant la fin des envois" },
  ]);
  expect(contest.safeParse({ ...photo, end: "2026-05", winners: "2026-05" }).success).toBe(true);
});
