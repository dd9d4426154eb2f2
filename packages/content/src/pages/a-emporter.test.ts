import { expect, test } from "vitest";
import { filePaths } from "../routes.ts";
import { takeAway } from "./a-emporter.ts";

test("every file of the site can be taken from one page", () => {
  const listed = takeAway.groups.flatMap(({ files }) => files.map(({ path }) => path));
  expect(filePaths.filter((path) => !listed.includes(path))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});
