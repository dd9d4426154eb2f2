import { Parser } from "htmlparser2";

/** Of a page without a plate. */
const USUAL_PLATE = "scenes/og";

/** What is drawn of a page. */
export interface Poster {
  readonly lines: readonly string[];
  /** The id of its drawing. */
  readonly plate: string;
}

/** Letters from which a title takes three lines. */
const LONG_TITLE = 28;

/** A title on two or three lines of about the same length. */
function cutTitle(title: string): string[] {
  const words = title.split(" ");
  const longest = Math.max(
    title.length / (title.length < LONG_TITLE ? 2 : 3),
    ...words.map(({ length }) => length),
  );
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= longest * 1.35)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The title and the plate that `html`, a page, begins with; a picture that says nothing is a ground. */
export function posterOf(html: string): Poster {
  const lines: string[] = [];
  let plate: string | undefined;
  let depth = 0;
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "h1" && lines.length === 0) depth = 1;
      else if (depth > 0) {
        depth += 1;
        if (attributes["aria-hidden"] === "true") hidden = depth;
        lines.push("");
      }
      const drawn =
        name === "img" &&
        attributes["alt"] &&
        /\/images\/[^/]+\/(scenes\/[^.]+)\.svg$/.exec(attributes["src"] ?? "");
      if (drawn) plate ??= drawn[1];
    },
    ontext: (text) => {
      if (depth === 0 || hidden > 0) return;
      if (lines.length === 0) lines.push("");
      lines[lines.length - 1] += text;
    },
    onclosetag: () => {
      if (hidden === depth) hidden = 0;
      if (depth > 0) depth -= 1;
    },
  });
  parser.end(html);
  const said = lines.map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean);
  return { lines: said.length === 1 ? cutTitle(said[0] ?? "") : said, plate: plate ?? USUAL_PLATE };
}
