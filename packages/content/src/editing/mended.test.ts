import { expect, it } from "vitest";
import { readData } from "../data/read.ts";
import { dataCollections } from "../data/registry.ts";
import { leaves, pathOf } from "../check/walk.ts";
import { mended } from "./mended.ts";

it("mends what is French, as its field asks", () => {
  expect(mended(" L'oeuvre !", ["title"])).toBe("L’œuvre\u202f!");
  expect(mended("Cap à Lorient", ["lead"])).toBe("Cap à\u00a0Lorient");
  expect(mended("Cap à Lorient", ["description"], "stages")).toBe("Cap à\u00a0Lorient");
  expect(mended("Cap à Lorient", ["description"], "ports")).toBe("Cap à Lorient");
});

it.each([
  ["47° 43' 12\" N, 3° 21' 36\" O", ["position"]],
  ["2026-10-13T18:40Z 47°43'12\"N 3°21'36\"O", ["points", 3]],
  ["2026-10-13T18:40Z", ["at"]],
  ["56100", ["host", "address", "postalCode"]],
  ["12500", ["views"]],
  ["noeud", ["terms", 48, "id"]],
])("leaves « %s » as it was typed", (text, path) => {
  expect(mended(text, path)).toBe(text);
});

it("changes nothing of what the files say", () => {
  const { entries } = readData(dataCollections);
  const changed = [...entries].flatMap(([folder, files]) =>
    files.flatMap(({ file, name, written }) =>
      [...leaves({ file, entry: name, value: written })]
        .filter(({ field, text }) => mended(text, pathOf(field), folder) !== text)
        .map(({ field, text }) => `${file} · ${field} : ${text}`),
    ),
  );
  expect(changed).toEqual([]);
});
