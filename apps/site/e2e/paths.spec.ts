import { filePaths, logPaths, noticesPath, paths } from "@sillages/content";
import { expect, test } from "./test.ts";
import { documentPaths, framedPaths, logPagePaths, pagePaths } from "./paths.ts";

test("every path that the content may link to is built, and no other", () => {
  expect([...pagePaths, ...framedPaths, ...documentPaths].toSorted()).toEqual([...paths].toSorted());
  expect(logPagePaths).toEqual(logPaths.toSorted());
});

test("every file that the content may link to is built", async ({ request }) => {
  for (const path of [...filePaths, noticesPath]) expect((await request.get(path)).status(), path).toBe(200);
});
