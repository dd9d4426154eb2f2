import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Finding } from "./finding.ts";
import { isProse } from "./prose.ts";
import type { Leaf } from "./walk.ts";

const config = fileURLToPath(new URL("../../cspell.json", import.meta.url));

/** Words that neither the French dictionary nor `dictionary.txt` knows: one finding for each word of a field. */
export async function spellingFindings(all: Iterable<Leaf>): Promise<Finding[]> {
  const leaves = [...all].filter(isProse);
  const unknown = await unknownWords(leaves.map(({ text }) => words(text)));
  const seen = new Set<string>();
  return unknown.flatMap(({ line, word, suggestions }) => {
    const leaf = leaves[line];
    if (!leaf || seen.has(`${line} ${word}`)) return [];
    seen.add(`${line} ${word}`);
    const { file, entry, field } = leaf;
    const meant = suggestions[0] ? `Écrire « ${suggestions[0]} » ? ` : "";
    const remedy = `${meant}Si le mot est juste, l’ajouter à packages/content/dictionary.txt.`;
    return [{ file, entry, field, problem: `mot inconnu « ${word} »`, remedy }];
  });
}

/** `text` on one line, without what is not a word: addresses, and elisions such as « l’ » and « qu’ ». */
function words(text: string): string {
  return text
    .replace(/\S+@\S+|https?:\/\/\S+|[\w.-]+\.example\b/g, " ")
    .replace(/(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)’/giu, " ")
    .replace(/\s+/g, " ");
}

interface UnknownWord {
  /** Counted from zero. */
  readonly line: number;
  readonly word: string;
  readonly suggestions: readonly string[];
}

/** cspell reads files: the lines pass through one that is thrown away. */
async function unknownWords(lines: readonly string[]): Promise<UnknownWord[]> {
  const { lint } = await import("cspell");
  const folder = await mkdtemp(join(tmpdir(), "sillages-"));
  const found: UnknownWord[] = [];
  const issue = (it: { row: number; text: string; suggestions?: string[] | undefined }) =>
    found.push({ line: it.row - 1, word: it.text, suggestions: it.suggestions ?? [] });
  try {
    await writeFile(join(folder, "words.txt"), lines.join("\n"));
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
