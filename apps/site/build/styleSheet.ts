import { copyFileSync, globSync, rmSync } from "node:fs";

const pattern = "assets/style-*.css";

/**
 * Publishes the style sheet of the pre-render and answers its path: it has the styles of every component, those included that
 * the scripts leave to the HTML and whose styles the browser's build therefore lacks.
 */
export function moveStyleSheet(from: string, to: string): string {
  for (const partial of globSync(pattern, { cwd: to })) rmSync(to + partial);
  const [styleSheet, ...others] = globSync(pattern, { cwd: from });
  if (!styleSheet || others.length > 0) throw new Error(`${from} must hold one style sheet: build it anew.`);
  copyFileSync(from + styleSheet, to + styleSheet);
  return styleSheet;
}
