// « npm run content »: the files of `data/` and `images/` made into modules and drawings. What is wrong in a file is told in
// French with its line, and nothing is written.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Finding } from "../check/finding.ts";
import { globFiles, root } from "./files.ts";
import { pictureModules } from "./generatePictures.ts";
import { parseFile } from "./parse.ts";
import { publishPictures } from "./publishPictures.ts";

const target = join(root, "generated");

/** What the text editor of who works in the repository knows of these files. */
const textEditor = join(root, "../../.vscode/settings.json");

/** Writes `generated/`, and gives back what stands in the way. */
export async function generate(): Promise<readonly Finding[]> {
  const refused = await publishPictures(join(root, "images"), join(target, "images"), {
    taken: takenSpaces(),
  });
  const pictures = await pictureModules();
  write(pictures);
  // Only now: the schemas choose among the pictures.
  const { readData } = await import("./read.ts");
  const { dataCollections } = await import("./registry.ts");
  const { accepted, dataFindings } = await import("./validate.ts");
  const data = readData(dataCollections);
  const findings = [...refused, ...data.findings, ...dataFindings(data)];
  if (findings.length > 0) return findings;
  const { modulesOf } = await import("./emit.ts");
  const { followLog } = await import("./followLog.ts");
  const { editorSettings, jsonSchemas } = await import("./jsonSchemas.ts");
  const modules = new Map([...modulesOf(followLog(accepted(data))), ...jsonSchemas()]);
  write(modules);
  if (existsSync(textEditor))
    write(new Map([[textEditor, editorSettings(readFileSync(textEditor, "utf8"))]]));
  const kept = new Set([...pictures.keys(), ...modules.keys()]);
  for (const file of globFiles("{*,pages/*,shell/*}.ts", target))
    if (!kept.has(file)) rmSync(join(target, file));
  return [];
}

/** The spaces that somebody holds, as the files say; one that cannot be read is told with the others. */
function takenSpaces(): ReadonlySet<number> {
  const numbers = globFiles("data/holdings/*.yaml").flatMap((file) => {
    const parsed = parseFile(readFileSync(join(root, file), "utf8"));
    const spaces = "unreadable" in parsed ? [] : parsed.value["spaces"];
    return Array.isArray(spaces) ? spaces.filter((space) => typeof space === "number") : [];
  });
  return new Set(numbers);
}

/** Only what changed: a development server loads again what is written. */
function write(modules: ReadonlyMap<string, string>) {
  for (const [name, text] of modules) {
    const file = resolve(target, name);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}
