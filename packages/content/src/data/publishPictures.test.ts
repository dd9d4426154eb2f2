import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { pictureProblem, publishPictures } from "./publishPictures.ts";

const folder = mkdtempSync(join(tmpdir(), "images-"));
const source = join(folder, "images");
const target = join(folder, "generated");
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (file: string, bytes: string | Buffer) => {
  mkdirSync(join(source, file, ".."), { recursive: true });
  writeFileSync(join(source, file), bytes);
};
const published = (file: string) => readFileSync(join(target, file), "utf8");
const taken = new Set([2]);

it("shows a picture as it is, a photograph of somebody in two inks, and the spaces that are taken", async () => {
  const mono = '<svg viewBox="0 0 100 64"><path fill="currentColor" d="M0 0h9v9z"/></svg>';
  put("logos/mono.svg", mono);
  put(
    "portraits/ada.jpg",
    await sharp({ create: { width: 300, height: 500, channels: 3, background: "#a52" } })
      .jpeg()
      .toBuffer(),
  );
  put("sails/voilure.svg", '<path id="espace-001" class="esp occupe"/><path id="espace-002" class="esp"/>');
  expect(await publishPictures(source, target, { taken })).toEqual([]);
  expect(published("logos/mono.svg")).toBe(mono);
  expect(published("portraits/ada.svg")).toMatch(/viewBox="0 0 532 620".*data:image\/webp/);
  expect(published("sails/voilure.svg")).toBe(
    '<path id="espace-001" class="esp"/><path id="espace-002" class="esp occupe"/>',
  );
});

it("names a picture that cannot be read", async () => {
  put("portraits/ada.jpg", "Ceci n’est pas une image.");
  expect(await publishPictures(source, target, { taken })).toMatchObject([
    { file: "images/portraits/ada.jpg", problem: "cette image ne se lit pas" },
  ]);
});

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a52" } });

it("names a photograph that cannot be read, cut on the way for one", async () => {
  const whole = await photograph(1200, 900).jpeg().toBuffer();
  put("photos/quai.jpg", whole);
  put("photos/coupee.jpg", whole.subarray(0, 200));
  expect(await publishPictures(source, target, { taken })).toMatchObject([
    { file: "images/photos/coupee.jpg", problem: "cette image ne se lit pas" },
  ]);
});

it("names a photograph that newsrooms cannot use: of another format, whatever its name, or too small", async () => {
  const [png, jpeg] = [
    await photograph(1200, 900).png().toBuffer(),
    await photograph(640, 426).jpeg().toBuffer(),
  ];
  put("photos/port.png", png);
  put("photos/quai.jpg", png);
  put("photos/vague.jpg", jpeg);
  expect(await publishPictures(source, target, { taken })).toMatchObject([
    { file: "images/photos/port.png", problem: expect.stringContaining("ne tient que des JPEG") },
    { file: "images/photos/quai.jpg", problem: expect.stringContaining("ne tient que des JPEG") },
    { file: "images/photos/vague.jpg", problem: expect.stringContaining("640 × 426 pixels") },
  ]);
  expect(await pictureProblem("photos/port.png", png)).toMatchObject({
    remedy: expect.stringContaining("JPEG"),
  });
  expect(
    await pictureProblem("photos/port.jpg", await photograph(800, 1200).jpeg().toBuffer()),
  ).toBeUndefined();
});

it("leaves what is right, which a build may be reading, and takes away what is no longer there", async () => {
  const mono = '<svg viewBox="0 0 100 64"><path fill="currentColor" d="M0 0h9v9z"/></svg>';
  put("logos/mono.svg", mono);
  put("scenes/aube.svg", mono);
  await publishPictures(source, target, { taken });
  const before = statSync(join(target, "logos/mono.svg"));
  rmSync(join(source, "scenes/aube.svg"));
  await publishPictures(source, target, { taken });
  expect(statSync(join(target, "logos/mono.svg"))).toMatchObject({
    ino: before.ino,
    mtimeMs: before.mtimeMs,
  });
  expect(existsSync(join(target, "scenes/aube.svg"))).toBe(false);
});

const acting = [
  "<script>ran = true</script>",
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">ran = true</svg:script>',
  '<g onload="ran = true"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">ran</body></foreignObject>',
  '<a href="javascript:ran"><circle r="1"/></a>',
  '<a xlink:href="java&#115;cript:ran" xmlns:xlink="http://www.w3.org/1999/xlink"><circle r="1"/></a>',
  '<set attributeName="href" to="javascript:ran"/>',
];
const holding = (inside: string, before = "") =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 64">${inside}<path fill="currentColor" d="M20 16h40v30H20z"/></svg>`;

it.each(acting)("draws a logo again without what acts in it: %s", async (inside) => {
  put("logos/mono.svg", holding(inside));
  expect(await publishPictures(source, target, { taken })).toEqual([]);
  expect(published("logos/mono.svg")).toMatch(
    /^<svg [^>]*fill="currentColor"><path d="[^"]+" fill-rule="evenodd"\/><\/svg>$/,
  );
});

it.each(acting)("refuses another drawing that holds %s", async (inside) => {
  put("portraits/ada.svg", holding(inside));
  expect(await publishPictures(source, target, { taken })).toMatchObject([
    {
      file: "images/portraits/ada.svg",
      problem: "ce dessin contient un programme, un lien ou un mouvement",
    },
  ]);
  expect(existsSync(join(target, "portraits/ada.svg"))).toBe(false);
});

it.each([
  '<!DOCTYPE svg [<!ENTITY ran "&#60;script&#62;ran = true&#60;/script&#62;">]>',
  '<?xml-stylesheet type="text/xsl" href="#sheet"?>',
])("refuses a drawing that is made once it is read: %s", async (before) => {
  put("portraits/ada.svg", holding("", before));
  expect(await publishPictures(source, target, { taken })).toHaveLength(1);
});

it("refuses a drawing whose letters would hide what acts in it", async () => {
  put("portraits/ada.svg", Buffer.from(`\uFEFF${holding("<script>ran = true</script>")}`, "utf16le"));
  expect(await publishPictures(source, target, { taken })).toHaveLength(1);
});

it("shows a drawing that draws with parts of itself, whatever its words say", async () => {
  const plain = holding('<defs><circle id="a" r="3"/></defs><use href="#a"/><text>script on=1</text>');
  put("portraits/ada.svg", plain);
  expect(await publishPictures(source, target, { taken })).toEqual([]);
  expect(published("portraits/ada.svg")).toBe(plain);
});
