import { createHash } from "node:crypto";

const definitions = /<defs>((?:<path id="[^"]+" d="[^"]+"><\/path>)+)<\/defs>/g;
const useOfAFile = /<use href="(\/assets\/[^"#]+\.svg)#[\w-]+"><\/use>/;
const runOfUses = /(?:<use href="[^"#]+#[\w-]+"><\/use>){2,}/g;

const nameOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 8);

interface Drawing {
  /** Its address in the site. */
  address: string;
  svg: string;
}

/** `html` whose runs of shapes of `svg`, which nothing tells apart, are one shape each, and `svg` with those. */
function withRunsAsOne(html: string, file: string, svg: string): { html: string; svg: string } {
  const added: string[] = [];
  const merged = html.replace(runOfUses, (run) => {
    const ids = [...run.matchAll(/#([\w-]+)"/g)].map(([, id = ""]) => id);
    const outlines = ids.map((id) => new RegExp(`id="${id}" d="([^"]*)"`).exec(svg)?.[1] ?? "");
    const id = `run-${added.length + 1}`;
    added.push(`<path id="${id}" d="${outlines.join("")}"/>`);
    return `<use href="${file}#${id}"></use>`;
  });
  return { html: merged, svg: svg.replace("</svg>", `${added.join("")}</svg>`) };
}

/**
 * Tells what a page draws with `<use>`, and nobody sees before scrolling to it, in the file that its first such shape comes from: the
 * roads and the calls of the map beside the countries, and the countries of one ink as one shape. Answers the page, and the
 * file to publish for it. A page without such a file is left as it is.
 */
export function shapesApart(
  html: string,
  read: (address: string) => string,
): { html: string; drawing?: Drawing } {
  const file = useOfAFile.exec(html)?.[1];
  if (!file) return { html };
  const shapes = [...html.matchAll(definitions)].map(([, paths = ""]) => paths.replaceAll("></path>", "/>"));
  const runs = withRunsAsOne(html.replace(definitions, ""), file, read(file));
  const used = new Set([...runs.html.matchAll(/href="[^"#]*#([\w-]+)"/g)].map(([, id]) => id));
  const svg = runs.svg
    .replace("</svg>", `${shapes.join("")}</svg>`)
    .replace(/<path id="([^"]+)"[^>]*\/>\s*/g, (path, id: string) => (used.has(id) ? path : ""));
  const address = file.replace(/[^/]+$/, `shapes-${nameOf(svg)}.svg`);
  const ids = shapes.flatMap((paths) => [...paths.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
  const apart = ids.reduce(
    (text, id) => text.replaceAll(`href="#${id}"`, `href="${address}#${id}"`),
    runs.html.replaceAll(`href="${file}#`, `href="${address}#`),
  );
  return { html: apart, drawing: { address, svg } };
}
