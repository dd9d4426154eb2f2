// First step of « npm run content »: which pictures there are, how large, and what they show. The schemas choose among them,
// so nothing here may import one.
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Drawing } from "../drawings/drawings.schema.ts";
import { isRecord } from "../check/walk.ts";
import { head, json } from "./moduleText.ts";
import { globFiles, root } from "./files.ts";
import { parseFile } from "./parse.ts";
import { picturesIn, sizeOf, withoutEnding, type Size } from "./pictures.ts";

/** The modules that say what `images/` holds, by name. */
export async function pictureModules(folder = root): Promise<Map<string, string>> {
  const images = join(folder, "images");
  const sizes = new Map<string, Size>();
  for (const file of picturesIn(images)) {
    // One that cannot be read is told with the others.
    const size = await sizeOf(images, file).catch(() => undefined);
    if (size) sizes.set(withoutEnding(file), size);
  }
  const inside = (prefix: string) => [...sizes].filter(([id]) => id.startsWith(prefix));
  const logos = inside("logos/").map(([id, size]) => [basename(id), logoWidth(size)]);
  const photos = inside("photos/").map(([id, size]) => [basename(id), size]);
  const described = descriptions(folder);
  const drawings = [...sizes]
    .filter(([id]) => !/^(?:logos|photos)\//.test(id))
    .map(([id, size]): [string, Drawing] => [
      id,
      { alt: "", ...size, focus: [50, 50], ...described.get(id) },
    ]);
  const questionDrawings = picturesIn(images)
    .filter((file) => /^questions\/.*\.svg$/.test(file))
    .map((file) => [withoutEnding(file), readFileSync(join(images, file), "utf8").trim()]);
  const source = "images/";
  return new Map([
    [
      "logos.ts",
      `${head(source)}export const logos = ${json(Object.fromEntries(logos))} as const;\n\nexport type LogoId = keyof typeof logos;\n`,
    ],
    [
      "photo-sizes.ts",
      `${head(source)}export const photoSizes = ${json(Object.fromEntries(photos))} as const;\n`,
    ],
    [
      "drawings.ts",
      `${head(source)}export const drawings = ${json(Object.fromEntries(drawings))} as const;\n\nexport type DrawingId = keyof typeof drawings;\n`,
    ],
    [
      "question-drawings.ts",
      `${head(source)}export const questionDrawings: Readonly<Record<string, string>> = ${json(Object.fromEntries(questionDrawings))};\n`,
    ],
  ]);
}

/** Logos are drawn 64 units high: only their width differs. */
const logoWidth = ({ width, height }: Size) => Math.round((64 * width) / height);

type Description = Partial<Pick<Drawing, "alt" | "focus">>;

/** What the files say of the drawings; a file that is gone or cannot be read says nothing here, and is told with the others. */
function descriptions(folder: string): Map<string, Description> {
  const read = (file: string) => {
    if (!existsSync(join(folder, file))) return {};
    const parsed = parseFile(readFileSync(join(folder, file), "utf8"));
    return "unreadable" in parsed ? {} : parsed.value;
  };
  const members = globFiles("data/team/*.yaml", folder).map((file) => portraitOf(read(file)));
  const drawings = Object.entries(read("data/descriptions.yaml")).filter(([, value]) => isRecord(value));
  const known = new Map(members);
  for (const [id, said] of drawings as [string, Description][]) known.set(id, { ...known.get(id), ...said });
  return known;
}

/** Faces stand high in their frame. */
function portraitOf({
  name,
  portrait,
  portraitAlt,
}: Readonly<Record<string, unknown>>): [string, Description] {
  const file = typeof portrait === "string" ? withoutEnding(portrait) || portrait : "";
  const alt = typeof portraitAlt === "string" ? portraitAlt : `Portrait de ${String(name)}.`;
  return [`portraits/${file}`, { alt, focus: [50, 42] }];
}
