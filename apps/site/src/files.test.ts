import { filePaths } from "@sillages/content";
import { expect, test } from "vitest";
import { files } from "./files.ts";

test("a file that others may take is among the paths that links are checked against, and that hosts open to them", () => {
  const offered = files.map(({ path }) => path).filter((path) => !path.startsWith("/assets/"));
  expect(offered.filter((path) => !(filePaths as readonly string[]).includes(path))).toEqual([]);
});
