import { paths } from "@sillages/content";
import { expect, test } from "@playwright/test";
import { pagePaths } from "./paths.ts";

test("every path that the content may link to is built, and no other", () => {
  expect([...pagePaths, "/documents/dossier.html"].toSorted()).toEqual([...paths].toSorted());
});
