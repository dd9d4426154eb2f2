import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { strFromU8, unzipSync } from "fflate";
import { photos } from "@sillages/content";
import { kitTexts } from "../src/files/kitTexts.ts";
import { parseXml } from "@rgrove/parse-xml";
import sharp from "sharp";
import { madePictures } from "../images/madePictures.ts";
import { packPressKit } from "./packPressKit.ts";

const folder = `${mkdtempSync(join(tmpdir(), "kit-"))}/`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packedOn = (instant: string) => packPressKit(folder, kitTexts(instant), new Date(instant));
const filesOf = ({ kit }: Awaited<ReturnType<typeof packPressKit>>) =>
  unzipSync(readFileSync(folder + kit.path.slice(1)));

test("the same content on the same day makes the same bytes, at whatever hour", async () => {
  const { kit } = await packedOn("2026-11-22T08:00:00Z");
  const again = await packedOn("2026-11-22T16:30:00Z");
  expect(again.kit).toEqual(kit);
  expect((await packedOn("2026-11-23T08:00:00Z")).kit.checksum).not.toBe(kit.checksum);
});

test("it holds each photo with its caption, and says as many files as it has", async () => {
  const packed = await packedOn("2026-11-22T08:00:00Z");
  const files = filesOf(packed);
  expect(Object.keys(files)).toHaveLength(packed.kit.files);
  const captions = strFromU8(files["kit-de-presse/images/liste.csv"]!);
  for (const { caption, credit, id } of photos) {
    expect(files).toHaveProperty([`kit-de-presse/images/${id}.jpg`]);
    expect(captions).toContain(id);
    expect(captions).toContain(caption);
    expect(captions).toContain(credit);
  }
});

test("each photo says its caption and its credit by itself, and is the picture that it was", async () => {
  const files = filesOf(await packedOn("2026-11-22T08:00:00Z"));
  for (const { alt, caption, credit, id } of photos) {
    const photo = sharp(files[`kit-de-presse/images/${id}.jpg`]);
    const { xmpAsString } = await photo.metadata();
    const said = parseXml(xmpAsString ?? "").root?.text;
    for (const words of [alt, caption, credit]) expect(said).toContain(words);
    expect(await photo.raw().toBuffer()).toEqual(
      await sharp(`${madePictures}photos/${id}.jpg`).raw().toBuffer(),
    );
  }
});

test.each([
  ["2026-02-15", "feront", "ont fait"],
  ["2026-11-22", "ont fait", "feront"],
])("on %s its texts are true, and bear that day", async (day, said, unsaid) => {
  const files = filesOf(await packedOn(`${day}T12:00:00Z`));
  const text = strFromU8(files["kit-de-presse/textes/en-100-mots.txt"]!);
  expect(text).toContain(said);
  expect(text).not.toContain(unsaid);
  expect(text).toMatch(/Texte à jour au \d+\s\S+\s2026\./u);
  expect(text).toContain("Site de démonstration");
});
