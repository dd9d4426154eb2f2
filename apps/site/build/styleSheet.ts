import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { usedCss } from "./usedCss.ts";

const pattern = "assets/style-*.css";

/**
 * The style sheet of the pre-render: it has the styles of every component, those included that the scripts leave to the HTML and
 * whose styles the browser's build therefore lacks. That partial one leaves `published`.
 */
export function wholeStyleSheet(preRendered: string, published: string): string {
  for (const partial of globSync(pattern, { cwd: published })) rmSync(published + partial);
  const [styleSheet, ...others] = globSync(pattern, { cwd: preRendered });
  if (!styleSheet || others.length > 0)
    throw new Error(`${preRendered} must hold one style sheet: build it anew.`);
  return readFileSync(preRendered + styleSheet, "utf8");
}

/**
 * Publishes, of the whole sheet `css`, the rules that a page can come to need, and answers their file: those of its `html`, and those
 * of what its `scripts` can show later. Pages that need the same rules share the file.
 */
export function publishPageSheet(
  folder: string,
  css: string,
  html: string,
  scripts: readonly string[],
): string {
  const code = scripts.map((file) => readFileSync(folder + file, "utf8"));
  const sheet = usedCss(css, html, code.join("\n"));
  const file = `assets/style-${createHash("sha256").update(sheet).digest("base64url").slice(0, 8)}.css`;
  writeFileSync(folder + file, sheet);
  return file;
}
