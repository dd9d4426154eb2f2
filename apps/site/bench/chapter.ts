import { readFileSync, writeFileSync } from "node:fs";
import prettier from "prettier";
import { withChapter } from "../pipeline/chapters.ts";

const document = new URL("../../../docs/mesures.md", import.meta.url);

/** Writes a chapter of docs/mesures.md, which begins with its title, in the place of its former self. */
export async function writeChapter(markdown: string): Promise<void> {
  const text = withChapter(readFileSync(document, "utf8"), markdown);
  writeFileSync(document, await prettier.format(text, { parser: "markdown", printWidth: 110 }));
}
