/** What a first visit of a page asks for before anybody scrolls, as far as its HTML tells it. Bytes as they travel (brotli). */
export interface PageWeight {
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  /** Those that the page does not put off until they are near. A phone's, where the page has two. */
  pictures: number;
  requests: number;
  /** Files above the fold that hold back the first paint. */
  blocking: number;
  /** Elements outside drawings that are written in the page. */
  elements: number;
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => value);

/** A phone takes the first source of a picture that has several. */
function pictureSources(html: string): string[] {
  return all(html, /(<picture\b.*?<\/picture>|<img\b[^>]*>)/gs)
    .filter((markup) => !/\sloading="lazy"/.test(markup))
    .map(
      (markup) =>
        /<source\b[^>]*\ssrc[sS]et="([^" ]+)/.exec(markup)?.[1] ?? /\ssrc="([^"]+)"/.exec(markup)?.[1] ?? "",
    )
    .filter((source) => source.startsWith("/"));
}

function elementsOf(html: string): number {
  const body = html.slice(html.indexOf("<body"));
  const bare = body
    .replace(/<(script|style|noscript)\b.*?<\/\1>/gs, "<$1>")
    .replace(/(<svg\b[^>]*>).*?<\/svg>/gs, "$1");
  const head = html.slice(0, html.indexOf("<body")).replace(/<(script|style|noscript)\b.*?<\/\1>/gs, "<$1>");
  return (head + bare).match(/<[a-z]/g)?.length ?? 0;
}

/** Weighs the page `html`; `bytesOf` tells what a file of the site weighs when it travels. */
export function weighPage(html: string, file: string, bytesOf: (file: string) => number): PageWeight {
  const [aboveFold = "", below = ""] = html
    .replace(/<noscript>.*?<\/noscript>/gs, "")
    .split("<div hidden data-fold>");
  const [atFold = ""] = below.split("</div>");
  const files = {
    scripts: all(atFold, /"(\/assets\/[^"]+\.js)"/g),
    styles: all(atFold, /"(\/assets\/[^"]+\.css)"/g),
    fonts: all(html, /<link rel="preload" href="([^"]+)" as="font"/g),
    pictures: pictureSources(html),
  };
  const weigh = (names: readonly string[]) =>
    [...new Set(names)].reduce((sum, name) => sum + bytesOf(name), 0);
  return {
    html: bytesOf(file),
    scripts: weigh(files.scripts),
    styles: weigh(files.styles),
    fonts: weigh(files.fonts),
    pictures: weigh(files.pictures),
    requests: 1 + new Set(Object.values(files).flat()).size,
    blocking: all(aboveFold, /(<link rel="stylesheet"|<script(?![^>]*\s(?:type=|async|defer))[^>]*\ssrc=)/g)
      .length,
    elements: elementsOf(html),
  };
}
