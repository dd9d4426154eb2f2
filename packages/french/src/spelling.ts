import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A word of a text that French does not have. */
export interface UnknownWord {
  /** The place of its text among those that were read, from 0. */
  readonly at: number;
  readonly word: string;
  /** What was probably meant. */
  readonly suggestion?: string | undefined;
}

/** French, but for the words that somebody's own dictionary adds. */
const french = fileURLToPath(new URL("../cspell.json", import.meta.url));

/**
 * The words of `texts` that neither French nor `dictionary` knows, each once a text. Capitals and accents count.
 *
 * @param dictionary - The path of a file of words, one a line.
 */
export async function unknownWords(texts: readonly string[], dictionary: string): Promise<UnknownWord[]> {
  const seen = new Set<string>();
  return (await unknownIn(texts.map(words), dictionary)).filter(({ at, word }) => {
    const isNew = !seen.has(`${at} ${word}`);
    seen.add(`${at} ${word}`);
    return isNew;
  });
}

/** `text` on one line, without what is not a word: addresses, and elisions such as « l’ » and « qu’ ». */
function words(text: string): string {
  return text
    .replace(/\S+@\S+|https?:\/\/\S+|[\w.-]+\.example\b/g, " ")
    .replace(/(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)’/giu, " ")
    .replace(/\s+/g, " ");
}

/** cspell reads files: the lines pass through one that is thrown away. */
async function unknownIn(lines: readonly string[], dictionary: string): Promise<UnknownWord[]> {
  const { lint } = await import("cspell");
  const folder = await (passing ??= makeFolder());
  const config = await configOf(folder, dictionary);
  const file = `words-${++read}.txt`;
  const found: UnknownWord[] = [];
  const issue = (it: { row: number; text: string; suggestions?: string[] | undefined }) =>
    found.push({ at: it.row - 1, word: it.text, suggestion: it.suggestions?.[0] });
  try {
    await writeFile(join(folder, file), lines.join("\n"));
    const options = {
      config,
      root: folder,
      defaultConfiguration: false,
      showSuggestions: true,
      progress: false,
    };
    const result = await lint([file], options, { issue });
    if (result.errors > 0 || result.files !== 1) throw new Error("cspell n’a pas pu lire les textes.");
  } finally {
    await rm(join(folder, file), { force: true });
  }
  return found;
}

/** The folder where files pass, and how many have. */
let passing: Promise<string> | undefined;
let read = 0;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sillages-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** cspell reads a file once a process: the dictionary stands under a name that its words make, whatever changes in it since. */
async function configOf(folder: string, dictionary: string): Promise<string> {
  const text = await readFile(dictionary);
  const name = createHash("sha256").update(text).digest("hex");
  const config = configs.get(name) ?? writeConfig(folder, name, text);
  configs.set(name, config);
  return config;
}

/** Those that were written, by the name of their dictionary. */
const configs = new Map<string, Promise<string>>();

async function writeConfig(folder: string, name: string, text: Buffer): Promise<string> {
  const [own, config] = [join(folder, `${name}.txt`), join(folder, `${name}.json`)];
  await writeFile(own, text);
  const settings = {
    import: [french],
    dictionaryDefinitions: [{ name: "own", path: own }],
    dictionaries: ["own"],
  };
  await writeFile(config, JSON.stringify(settings));
  return config;
}
