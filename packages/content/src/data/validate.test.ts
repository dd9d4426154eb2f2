import { expect, it } from "vitest";
import { readData } from "./read.ts";
import { dataCollections } from "./registry.ts";
import { dataFindings } from "./validate.ts";

const data = readData(dataCollections);

/** What is wrong in the first stage once it says `planted`. */
function said(planted: Readonly<Record<string, unknown>>) {
  const [first, ...others] = data.entries.get("stages") ?? [];
  if (!first) return [];
  const stages = [{ ...first, value: { ...first.value, ...planted } }, ...others];
  return dataFindings({ ...data, entries: new Map([...data.entries, ["stages", stages]]) })
    .filter(({ file }) => file === first.file)
    .map(({ field, problem }) => `${field} · ${problem}`.replaceAll(/\s/g, " "));
}

it("says once that a stage ends before it starts, and that its end is no month", () => {
  expect(said({ start: "2026-03", end: "2026-02" })).toEqual([
    "end · la fin « 2026-02 » précède le début « 2026-03 »",
  ]);
  expect(said({ end: "2026-13" })).toEqual(["end · la date « 2026-13 » n’existe pas"]);
});
