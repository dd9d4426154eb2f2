import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

/** What an element says that is not its text. */
const said = ["alt", "aria-label", "href"] as const;

const NAME_LENGTH = 16;

/** Whether an element is left out of the digest: a style, a script, the link to its own PDF with its weight. */
const isSilent = (name: string, attributes: Readonly<Record<string, string>>) =>
  name === "style" || name === "script" || (name === "a" && "download" in attributes);

/**
 * A digest of what the document `html` says: its words, its links, which pictures it shows and in what order. Neither its style nor
 * the build that wrote it changes the digest.
 */
export function wordsName(html: string): string {
  const hash = createHash("sha256");
  let silent = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (silent > 0 || isSilent(name, attributes)) silent += 1;
      if (silent > 0) return;
      for (const attribute of said) if (attributes[attribute]) hash.update(`${attributes[attribute]}\n`);
      // The folder of the pictures changes with any of them.
      if (name === "img") hash.update(`${attributes["src"]?.replace(/^\/images\/[^/]+/, "") ?? ""}\n`);
      if (/^h\d$/.test(name)) hash.update(`${name}\n`);
    },
    ontext: (text) => {
      const words = text.replace(/[ \n]+/g, " ").trim();
      if (silent === 0 && words) hash.update(`${words}\n`);
    },
    onclosetag: () => {
      if (silent > 0) silent -= 1;
    },
  });
  parser.end(html.slice(html.indexOf("<title")));
  return hash.digest("hex").slice(0, NAME_LENGTH);
}
