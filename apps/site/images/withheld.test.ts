// Both sides of the day of an embargo: one photo of the library waits until 3 December 2026.
import { strFromU8, unzipSync } from "fflate";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type * as Content from "@sillages/content";
import { photos } from "@sillages/content";
import { packPressKit } from "../documents/packPressKit.ts";
import { Pictures } from "../src/documents/pressDossier/Pictures.tsx";
import { kitTexts } from "../src/files/kitTexts.ts";
import { PhotoLibrary } from "../src/routes/presse/PhotoLibrary.tsx";
import { setEdition } from "../src/shell/time/edition.ts";
import { isWithheld } from "./withheld.ts";

vi.mock("@sillages/content", async (original) => {
  const content = await original<typeof Content>();
  const [first, ...others] = content.photos;
  return { ...content, photos: [{ ...first, embargo: "2026-12-03" }, ...others] };
});

const [waiting, free] = photos as unknown as readonly [Content.Photo, Content.Photo];
const folder = mkdtempSync(join(tmpdir(), "embargo-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ["the day before", "2026-12-02T22:59:00Z", false],
  ["that day, from midnight in Paris", "2026-12-02T23:00:00Z", true],
])("a photo under embargo, %s", (_, instant, isShown) => {
  const now = new Date(instant);
  const dist = `${join(folder, String(isShown))}/`;
  beforeAll(() => setEdition(instant));

  test("is in the press kit, its captions and its downloads, or in none of them", async () => {
    const { kit } = await packPressKit(dist, kitTexts(instant), now);
    const files = unzipSync(readFileSync(dist + kit.path.slice(1)));
    const isPacked = (id: string) => `kit-de-presse/images/${id}.jpg` in files;
    expect([isPacked(waiting.id), isPacked(free.id)]).toEqual([isShown, true]);
    const captions = strFromU8(files["kit-de-presse/images/liste.csv"]!);
    expect(captions.includes(waiting.caption)).toBe(isShown);
    expect(existsSync(`${dist}telechargements/photos/${waiting.id}.jpg`)).toBe(isShown);
    expect(globSync(`**/*${waiting.id}*`, { cwd: dist })).toHaveLength(isShown ? 1 : 0);
  });

  test("is among the pictures that the build copies, or not", () => {
    const isCopied = (path: string) => !isWithheld(path, now);
    expect(isCopied(`/images/photos/${waiting.id}.jpg`)).toBe(isShown);
    for (const path of [
      `/images/photos/${free.id}.jpg`,
      `/images/scenes/${waiting.id}.svg`,
      "/images/photos",
    ])
      expect(isCopied(path)).toBe(true);
  });

  test("is on the page and in the dossier of the press, or only said to wait", () => {
    for (const section of [PhotoLibrary, Pictures]) {
      const html = renderToStaticMarkup(createElement(section));
      expect(html).toContain(free.caption);
      for (const trace of [`${waiting.id}.jpg`, waiting.caption, waiting.alt])
        expect({ trace, found: html.includes(trace) }).toEqual({ trace, found: isShown });
    }
    const library = renderToStaticMarkup(createElement(PhotoLibrary));
    expect(/Image sous embargo jusqu’au 3\s+décembre\s+2026\./u.test(library)).toBe(!isShown);
  });
});
