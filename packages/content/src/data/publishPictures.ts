// `generated/images/`: every picture of `images/`, and those that an editor dropped in as they had them, made into drawings.
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import type { Finding } from "../check/finding.ts";
import { acting, acts } from "./acts.ts";
import { inkedLogo } from "./inkedLogo.ts";
import { inkedPortrait } from "./inkedPortrait.ts";
import { isInked, type Wrong } from "./logoInk.ts";
import { isPhotograph, photographProblem } from "./photograph.ts";
import { picturesIn, type Size, sizeOf, sizeOfPhotograph, withoutEnding } from "./pictures.ts";

/** What the files of `data/` say that a drawing must show. */
export interface Drawn {
  /** The numbers of the spaces that somebody holds. */
  readonly taken: ReadonlySet<number>;
}

/** Fills `target` with what the site shows of the pictures of `source`. What is right there stays: a build may be reading it. */
export async function publishPictures(source: string, target: string, drawn: Drawn): Promise<Finding[]> {
  const findings: Finding[] = [];
  const shown = new Set<string>();
  for (const file of picturesIn(source)) {
    const made = await drawingOf(source, file, drawn);
    const name = typeof made === "string" ? `${withoutEnding(file)}.svg` : file;
    shown.add(name);
    if (made === undefined) place(join(source, file), join(target, name));
    else if (typeof made === "string") write(join(target, name), made);
    else findings.push({ file: `images/${file}`, entry: withoutEnding(file), field: "image", ...made });
  }
  for (const file of picturesIn(target)) if (!shown.has(file)) rmSync(join(target, file));
  return findings;
}

/** What is wrong with `bytes` as the picture `file`, before it is there: `logos/goulvarec.png`. */
export async function pictureProblem(file: string, bytes: Buffer): Promise<Wrong | undefined> {
  const made = await madeOf(file, () => bytes, { taken: new Set() });
  if (typeof made === "object") return made;
  return isPhotograph(file) ? sizeProblem(file, bytes, sizeOfPhotograph(bytes)) : undefined;
}

/** The drawing to show in place of `file`, or what is wrong with it; nothing where the file is shown as it is. */
async function drawingOf(source: string, file: string, drawn: Drawn): Promise<string | Wrong | undefined> {
  const made = await madeOf(file, () => readFileSync(join(source, file)), drawn);
  if (made !== undefined) return made;
  const path = join(source, file);
  return sizeProblem(file, isPhotograph(file) ? readFileSync(path) : undefined, sizeOf(source, file));
}

/** What is wrong with a picture that is shown as it is. @param photograph - The bytes of one of the press library. */
const sizeProblem = (file: string, photograph: Buffer | undefined, size: Promise<Size>) =>
  size.then(
    (known) => photograph && photographProblem(file, photograph, known),
    () => unreadable,
  );

/** What is drawn from `file`, or why it cannot be; nothing where nothing is. */
async function madeOf(
  file: string,
  bytes: () => Buffer,
  { taken }: Drawn,
): Promise<string | Wrong | undefined> {
  const isDrawn = extname(file) === ".svg";
  if (file.startsWith("logos/") && !(isDrawn && isInked(bytes().toString("utf8")))) {
    const logo = await inkedLogo(bytes()).catch(() => unreadable);
    return "svg" in logo ? logo.svg : logo;
  }
  if (isDrawn && acts(bytes().toString("utf8"))) return acting;
  if (file.startsWith("portraits/") && !isDrawn) return inkedPortrait(bytes()).catch(() => unreadable);
  return file.startsWith("sails/") ? withTaken(bytes().toString("utf8"), taken) : undefined;
}

/** The plan of the sails, where a space that is taken is inked: nothing is laid over it on the page. */
function withTaken(plan: string, taken: ReadonlySet<number>): string {
  return plan.replace(
    /(<path id="espace-(\d+)" class=")esp(?: occupe)?"/g,
    (_, start: string, number: string) => `${start}esp${taken.has(Number(number)) ? " occupe" : ""}"`,
  );
}

const unreadable = {
  problem: "cette image ne se lit pas",
  remedy: "L’enregistrer à nouveau en SVG, PNG, JPEG ou WebP.",
};

function write(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  // A second name of the source, if that is what stood here, must not be written through.
  rmSync(file, { force: true });
  writeFileSync(file, text);
}

/** A second name of the file where the disk can, a copy where it cannot. */
function place(from: string, to: string) {
  if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) return;
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
