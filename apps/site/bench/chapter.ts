import { readFileSync, writeFileSync } from "node:fs";
import prettier from "prettier";

const root = new URL("../../../", import.meta.url);

/**
 * `text` with `chapter`, which begins with its title (« # Under load », « ## What a visit costs »), in the place of the one that has the
 * same title, or at the end. What other commands or hands have written stays.
 */
export function withChapter(text: string, chapter: string): string {
  const titleOf = (one: string) => one.split("\n")[0];
  const level = /^#+/.exec(chapter)?.[0].length ?? 1;
  const chapters = text.split(new RegExp(`^(?=#{1,${level}} )`, "m")).map((one) => one.trim());
  const at = chapters.findIndex((one) => titleOf(one) === titleOf(chapter));
  chapters.splice(at < 0 ? chapters.length : at, at < 0 ? 0 : 1, chapter.trim());
  return `${chapters.filter((one) => one !== "").join("\n\n")}\n`;
}

/** Writes a chapter of `document`, which begins with its title, in the place of its former self. */
export async function writeChapter(
  markdown: string,
  document: "docs/mesures.md" | "README.md" = "docs/mesures.md",
): Promise<void> {
  const file = new URL(document, root);
  const text = withChapter(readFileSync(file, "utf8"), markdown);
  writeFileSync(file, await prettier.format(text, { parser: "markdown", printWidth: 110 }));
}
