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
  // cspell reads a dictionary once: a word that was added since is known all the same.
  const own = new Set((await readFile(dictionary, "utf8")).split(/\r?\n/));
  return (await unknownIn(texts.map(words), dictionary)).filter(({ at, word }) => {
    const isNew = !own.has(word) && !seen.has(`${at} ${word}`);
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
  const folder = await mkdtemp(join(tmpdir(), "sillages-"));
  const config = join(folder, "cspell.json");
  const found: UnknownWord[] = [];
  const issue = (it: { row: number; text: string; suggestions?: string[] | undefined }) =>
    found.push({ at: it.row - 1, word: it.text, suggestion: it.suggestions?.[0] });
  try {
    await writeFile(join(folder, "words.txt"), lines.join("\n"));
    await writeFile(config, configOf(dictionary));
    const options = {
      config,
      root: folder,
      defaultConfiguration: false,
      showSuggestions: true,
      progress: false,
    };
    const result = await lint(["words.txt"], options, { issue });
    if (result.errors > 0 || result.files !== 1) throw new Error("cspell n’a pas pu lire les textes.");
  } finally {
    await rm(folder, { recursive: true });
  }
  return found;
}

const configOf = (dictionary: string) =>
  JSON.stringify({
    import: [french],
    dictionaryDefinitions: [{ name: "own", path: dictionary }],
    dictionaries: ["own"],
  });
