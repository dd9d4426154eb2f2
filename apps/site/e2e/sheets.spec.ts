// The style sheet of a page keeps the rules of what the page may show, not only of what it shows first.
import { globSync, readFileSync } from "node:fs";
import { dist } from "../built/dist.ts";
import { expect, test } from "./test.ts";

const read = (file: string) => readFileSync(dist + file, "utf8");
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

test("a page has the rules of all that its payload brings: another day, another choice", () => {
  // Those of a class alone.
  const sheets = globSync("pages/**/*.css", { cwd: dist }).map((file) => ({
    file,
    ruled: new Set(found(read(file), /(?<=^|[{},])\.([\w-]+)(?=[{,:])/g)),
  }));
  const ruledSomewhere = new Set(sheets.flatMap(({ ruled }) => [...ruled]));
  expect(ruledSomewhere.size).toBeGreaterThan(500);
  const bare = sheets.flatMap(({ file, ruled }) => {
    const brought = found(read(file.replace(/css$/, "rsc")), /"className":"([^"]*)"/g);
    const names = new Set(brought.flatMap((classes) => classes.split(" ")));
    return [...names]
      .filter((name) => ruledSomewhere.has(name) && !ruled.has(name))
      .map((name) => `${file}: .${name}`);
  });
  expect(bare).toEqual([]);
});
