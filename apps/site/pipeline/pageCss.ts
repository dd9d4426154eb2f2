import { readFileSync } from "node:fs";
import { classesOf } from "../built/html.ts";
import type { ClientFiles } from "./clientFiles.ts";
import { classNamesIn, usedCss } from "./usedCss.ts";

/** Where the classes that a page may come to show are named. */
export interface PageParts {
  html: string;
  /** What its parts show for another choice, or on another day. */
  payload: string;
  /** The scripts of its living parts. */
  scripts: readonly string[];
}

/**
 * Writes style sheets of pages out of `css`, that of the whole site: the rules of the classes that stand in the HTML, or whose names
 * are in the payload or in a script of the build, in `folder`, that the page may load.
 */
export function pageCssWriter(css: string, folder: string, client: ClientFiles) {
  const classNames = classNamesIn(css);
  const namedIn = (text: string) => classNames.filter((name) => text.includes(name));

  // Most pages share most scripts: each is read once.
  const read = new Map<string, readonly string[]>();
  const namedInFile = (file: string): readonly string[] => {
    const names = read.get(file) ?? namedIn(readFileSync(folder + file, "utf8"));
    read.set(file, names);
    return names;
  };

  return ({ html, payload, scripts }: PageParts): string =>
    usedCss(
      css,
      new Set([...classesOf(html), ...namedIn(payload), ...client.later(scripts).flatMap(namedInFile)]),
    );
}
