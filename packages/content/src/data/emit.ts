// The files of `data/` as modules: what the site imports is as typed as if it had been written in TypeScript.
import { photoSizes } from "#data/photo-sizes";
import { head, json } from "./moduleText.ts";
import type { Data, DataEntry } from "./read.ts";
import { dataCollections, type DataCollection } from "./registry.ts";

const sizes: Readonly<Record<string, object>> = photoSizes;

/** The modules of `generated/`, by name. Example: `partners.ts`. */
export function modulesOf({ constants, entries }: Data): Map<string, string> {
  const modules = new Map<string, string>();
  for (const collection of dataCollections) {
    const files = entries.get(collection.folder) ?? [];
    modules.set(`${collection.folder}.ts`, moduleOf(collection, files));
    if (collection.body === undefined) continue;
    modules.set(`${collection.folder}-texts.ts`, textsOf(collection, collection.body, files));
  }
  modules.set("constants.ts", constantsOf(constants));
  modules.set("periods.ts", periodsOf(entries));
  modules.set("all.ts", allOf(entries));
  return modules;
}

/** What a text may name, for who reads a text without the other files. */
function constantsOf(constants: Data["constants"]): string {
  const values = json(Object.fromEntries(constants));
  return `${head("data/")}export const constants: Readonly<Record<string, number | string>> = ${values};\n`;
}

/** The months of what has some, by folder and name: a living part that asks for a date does not carry the words around it. */
function periodsOf(entries: Data["entries"]): string {
  const dated = [...entries.values()].flat().filter(({ value }) => "start" in value && "end" in value);
  const periods = dated.map(({ file, value: { end, start } }) => [
    file.replace(/^data\/|\.\w+$/g, ""),
    { start, end },
  ]);
  return `${head("data/")}export const periods = ${json(Object.fromEntries(periods))} as const;\n`;
}

/** Everything by folder, and the files that it was made from, in the same order: for the check. */
function allOf(entries: Data["entries"]): string {
  const folders = dataCollections.map(({ folder }) => folder);
  const imports = folders
    .map((folder) => {
      const [name, local] = [exportOf(folder), camelCase(folder)];
      return `import { ${name === local ? name : `${name} as ${local}`} } from "./${folder}.ts";\n`;
    })
    .join("");
  const fields = folders.map((folder) => `${JSON.stringify(folder)}: ${camelCase(folder)}`).join(", ");
  const files = Object.fromEntries(
    folders.map((folder) => [folder, (entries.get(folder) ?? []).map(({ file }) => file)]),
  );
  return `${head("data/")}${imports}
export const all: Readonly<Record<string, unknown>> = { ${fields} };
export const madeFrom: Readonly<Record<string, readonly string[]>> = ${json(files)};
`;
}

function moduleOf(collection: DataCollection, files: readonly DataEntry[]): string {
  const { body, folder, grouped, mayBeEmpty, single, sized, type } = collection;
  const values = files.map(({ name, value }) => ({
    ...(body === undefined ? value : without(body, value)),
    ...(sized ? sizes[name] : {}),
  }));
  const name = exportOf(folder);
  if (single)
    return `${head(`data/${folder}.yaml`)}export const ${name} = ${json(values[0] ?? {})} as const;\n`;
  if (!type) return `${head(`data/${folder}/`)}export const ${name} = ${json(values)} as const;\n`;
  const from = `import type { ${type.name} } from "../src/${type.module}";\n\n`;
  // What a page cannot do without has a first entry: the check refuses the list without it.
  const list = mayBeEmpty ? `readonly ${type.name}[]` : `readonly [${type.name}, ...${type.name}[]]`;
  if (!grouped) return `${head(`data/${folder}/`)}${from}export const ${name}: ${list} = ${json(values)};\n`;
  const groups = [...new Set(files.map(({ group }) => group))];
  const inGroup = (wanted: string) => files.filter(({ group }) => group === wanted).map(({ value }) => value);
  const byGroup = Object.fromEntries(groups.map((group) => [group, inGroup(group)]));
  const shape = `Readonly<Record<string, readonly ${type.name}[]>>`;
  return `${head(`data/${folder}/`)}${from}export const ${name}: ${shape} = ${json(byGroup)};\n`;
}

/** The long texts, apart: a page that only lists the entries does not carry them. */
function textsOf({ folder }: DataCollection, body: string, files: readonly DataEntry[]): string {
  const texts = files.map(({ name, value }) => ({ id: name, [body]: value[body] }));
  const from = `import type { LongText } from "../src/texts.schema.ts";\n\n`;
  return `${head(`data/${folder}/`)}${from}export const ${camelCase(folder)}Texts: readonly LongText[] = ${json(texts)};\n`;
}

/** `quiz-banks` → `quizBanks`, `pages/presse.review` → `pagesPresseReview` */
const camelCase = (name: string) => name.replace(/[-./](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name that a module exports: a page has `words`, and is told by its file. */
const exportOf = (folder: string) => (folder.includes("/") ? "words" : camelCase(folder));

function without(key: string, value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { [key]: _, ...rest } = value;
  return rest;
}
