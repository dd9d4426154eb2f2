import { unknownWords } from "@sillages/french";
import { dictionary } from "./dictionary.ts";
import type { Finding } from "./finding.ts";
import { isProse } from "./prose.ts";
import type { Leaf } from "./walk.ts";

/** Fields that hold a name and nothing else: no dictionary knows it, here or where a sentence says it again. */
export const properNames = new Set(["journalist", "name"]);

/** Words that neither the French dictionary nor `dictionary.txt` knows: one finding for each word of a field. */
export async function spellingFindings(
  all: Iterable<Leaf>,
  find: typeof unknownWords = unknownWords,
): Promise<Finding[]> {
  const texts = [...all].filter(isProse);
  const leaves = texts.filter(({ key }) => !properNames.has(key));
  const names = new Set(texts.filter(({ key }) => properNames.has(key)).flatMap(({ text }) => wordsOf(text)));
  const unknown = await find(
    leaves.map(({ text }) => text),
    dictionary,
  );
  return unknown.flatMap(({ at, suggestion, word }) => {
    const leaf = leaves[at];
    if (!leaf || names.has(word)) return [];
    const { entry, field, file } = leaf;
    const meant = suggestion ? `Écrire « ${suggestion} » ? ` : "";
    const remedy = `${meant}Si le mot est juste, l’ajouter à packages/content/dictionary.txt.`;
    return [{ file, entry, field, problem: `mot inconnu « ${word} »`, remedy }];
  });
}

const wordsOf = (name: string) =>
  name.split(/[^\p{L}\p{M}'’]+/u).flatMap((word) => [word, ...word.split(/['’]/u)]);
