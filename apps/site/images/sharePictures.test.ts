import { readFileSync } from "node:fs";
import sharp from "sharp";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { posterOf } from "./posterOf.ts";
import { posterPainter } from "./sharePictures.ts";

const image = (name: string, alt = "Une scène.") =>
  `<img src="/images/1a2b/scenes/${name}.svg" alt="${alt}"/>`;

test("a poster says the lines of its page's headline, and shows its first picture", () => {
  const html = `${image("fond", "")}<h1><span>À vous</span> <span>de jouer.</span></h1>${image("tropiques")}${image("port")}`;
  expect(posterOf(html)).toEqual({ lines: ["À vous", "de jouer."], plate: "scenes/tropiques" });
});

test.each([
  ["Mentions légales", ["Mentions", "légales"]],
  ["Plan du site", ["Plan du", "site"]],
  ["Confidentialité", ["Confidentialité"]],
])("a title that nobody cut is cut: %s", (title, lines) => {
  expect(posterOf(`<h1>${title}</h1>`)).toEqual({ lines, plate: "scenes/og" });
});

test("a poster is as large as networks ask, and the same twice", async () => {
  const font = fileURLToPath(new URL("../../../packages/ui/src/theme/fonts/anybody.woff2", import.meta.url));
  const poster = { lines: ["Un titre très long pour une seule ligne", "et l’autre"], plate: "scenes/og" };
  const painted = async () => (await posterPainter(readFileSync(font)))(poster);
  const { format, height, width } = await sharp(await painted()).metadata();
  expect({ format, height, width }).toEqual({ format: "jpeg", height: 630, width: 1200 });
  expect(await painted()).toBe(await painted());
});
