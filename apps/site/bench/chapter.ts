import { readFileSync, writeFileSync } from "node:fs";
import prettier from "prettier";

const document = new URL("../../../docs/mesures.md", import.meta.url);

/**
 * `text` with `chapter`, which begins with its title (« # Under load »), in the place of the one that has the same title, or at the end.
 * What other commands have written stays.
 */
export function withChapter(text: string, chapter: string): string {
  const titleOf = (one: string) => one.split("\n")[0];
  const chapters = text.split(/^(?=# )/m).map((one) => one.trim());
  const at = chapters.findIndex((one) => titleOf(one) === titleOf(chapter));
  chapters.splice(at < 0 ? chapters.length : at, at < 0 ? 0 : 1, chapter.trim());
  return `${chapters.filter((one) => one !== "").join("\n\n")}\n`;
}

/** Writes a chapter of docs/mesures.md, which begins with its title, in the place of its former self. */
export async function writeChapter(markdown: string): Promise<void> {
  const text = withChapter(readFileSync(document, "utf8"), markdown);
  writeFileSync(document, await prettier.format(text, { parser: "markdown", printWidth: 110 }));
}
