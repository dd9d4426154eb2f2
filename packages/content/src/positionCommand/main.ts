// A position without writing: `npm run position -- rouge 47°43,2′N 3°21,6′O`, or a tracker's file in its place. What is odd is
// said and nothing is written.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { team } from "#data/team";
import { logContext } from "../check/logContext.ts";
import { journalFindings, positionsOf } from "../check/journal.ts";
import { root } from "../data/files.ts";
import { mendedSource } from "../data/mend.ts";
import { readData } from "../data/read.ts";
import { dataCollections } from "../data/registry.ts";
import { subjectOf } from "../data/validate.ts";
import { writeWhole } from "../data/writeWhole.ts";
import { capitalised } from "../format/months.ts";
import { number } from "../format/numbers.ts";
import { boat } from "../journal/journal.schema.ts";
import { parsePosition } from "../journal/position.ts";
import { readAis } from "./readAis.ts";
import { readGpx } from "./readGpx.ts";
import { instantOf, type Reading, thinned } from "./reading.ts";
import { entryFile, trackFile, type WrittenFile } from "./written.ts";

const usage = `Dire où est un bateau, du bord :

  npm run position -- rouge 47°43,2′N 3°21,6′O
  npm run position -- bleue 43.5 -10.4 --at 2026-10-13T06:50Z "Vent de nord, mer belle."
  npm run position -- rouge trace.gpx        (ou .csv de messages AIS)

  --at      l’instant, en heure universelle ; sans lui, maintenant
  --signed  qui écrit : ${team.map(({ anchor }) => anchor).join(", ")}

Un texte fait une page du journal ; sans texte, seule la position est gardée.`;

/** Stands for the file that is about to be written. */
const TAKEN = "";

class Refusal extends Error {}

function refuse(words: string): never {
  throw new Refusal(words);
}

/** The readings of a tracker's file. npm runs this in the folder of the package: the path is from where it was typed. */
function readingsIn(file: string): Reading[] {
  const path = resolve(process.env["INIT_CWD"] ?? ".", file);
  if (!existsSync(path)) refuse(`${file} : ce fichier n’est pas là.`);
  const text = readFileSync(path, "utf8");
  try {
    return thinned(/\.gpx$/i.test(file) ? readGpx(text) : messagesIn(text));
  } catch {
    return refuse(
      `${file} ne se lit pas : attendre un fichier GPX, ou un CSV de messages AIS avec ses titres de colonnes.`,
    );
  }
}

/** The readings of a file of AIS messages, once what was passed over is told. */
function messagesIn(text: string): Reading[] {
  const { readings, unread } = readAis(text);
  if (unread > 0)
    console.warn(
      unread === 1
        ? "1 ligne est laissée de côté : son instant ou sa position ne se lit pas."
        : `${number(unread)} lignes sont laissées de côté : leur instant ou leur position ne se lit pas.`,
    );
  return readings;
}

/** The position that arguments begin with, however it was cut into words, and the words after it. */
function positionIn(words: readonly string[]): { where: Reading["where"]; message: string } {
  for (const count of [2, 1, 4, 3]) {
    const where = parsePosition(words.slice(0, count).join(" "));
    if (where) return { where, message: words.slice(count).join(" ") };
  }
  return refuse("La position ne se lit pas : écrire « 47°43,2′N 3°21,6′O » ou « 47.72 -3.36 ».");
}

/** What the log would find odd in `readings` if each were a page of it. */
function odd(name: string, readings: readonly Reading[]): string[] {
  const { entries } = readData(dataCollections);
  const known = (folder: string) => (entries.get(folder) ?? []).map(subjectOf);
  const taken = readings.map(({ at, where: [lon, lat] }) => ({
    file: TAKEN,
    entry: at,
    value: { boat: name, at, position: `${lat}, ${lon}` },
  }));
  return journalFindings(
    [...known("journal"), ...known("tracks").flatMap(positionsOf), ...taken],
    logContext(new Date()),
  )
    .filter(({ file }) => file === TAKEN)
    .map(({ problem, remedy }) => `${capitalised(problem)}. ${remedy}`);
}

function fileOf(args: readonly string[]): WrittenFile {
  const { positionals, values } = parseArgs({
    args: args.map((word) => (/^-\d/.test(word) ? ` ${word}` : word)),
    allowPositionals: true,
    options: { at: { type: "string" }, signed: { type: "string" } },
  });
  const [name, ...words] = positionals.map((word) => word.trim());
  if (name === undefined || words.length === 0) refuse(usage);
  const known = boat.safeParse(name);
  if (!known.success) refuse(`« ${name} » n’est pas un bateau : rouge ou bleue.`);
  const author = values.signed ?? team[0].anchor;
  if (!team.some(({ anchor }) => anchor === author)) refuse(`« ${author} » n’est pas de l’équipe.`);

  const isFile = /\.(?:gpx|csv)$/i.test(words[0] ?? "");
  const at = instantOf(values.at ?? new Date().toISOString());
  if (at === undefined) refuse(`« ${values.at} » n’est pas un instant : écrire « 2026-10-13T06:50Z ».`);
  const { message = "", where } = isFile ? {} : positionIn(words);
  const readings = where ? [{ at, where }] : readingsIn(words[0] ?? "");
  if (readings.length === 0) refuse(`${words[0]} n’a pas de position datée.`);
  const problems = odd(known.data, readings);
  if (problems.length > 0) refuse(problems.join("\n"));
  const [reading] = readings;
  return reading && message !== ""
    ? entryFile(known.data, reading, author, message)
    : trackFile(known.data, readings);
}

try {
  const { path, text } = fileOf(process.argv.slice(2));
  const file = join(root, path);
  if (existsSync(file)) refuse(`packages/content/${path} est déjà là : cette position est connue.`);
  const collection = dataCollections.find(({ folder }) => path.startsWith(`data/${folder}/`));
  writeWhole(file, collection ? mendedSource(text, path, collection) : text);
  console.log(`packages/content/${path} est écrit. « npm run check » le relit, « npm start » le montre.`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
