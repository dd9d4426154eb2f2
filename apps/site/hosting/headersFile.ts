// The headers and redirections, for the hosts that read `_headers` and `_redirects`: Netlify and Cloudflare Pages.
import { addressesOf, canonicalAddress, movedAddresses } from "./addresses.ts";
import { hasAddress, type HeaderRule, isPage } from "./headers.ts";

/** « ! » takes away what a wider rule sends: Cloudflare does so, and Netlify passes over it. There browsers obey `frame-ancestors` first. */
const lines = ({ headers, without = [] }: HeaderRule) => [
  ...without.map((name) => `  ! ${name}`),
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/**
 * The addresses under which hosts answer with the page in `file`. They send every other one on, and a redirection needs no policy:
 * a page without its extension, a document with it, or without it where a host takes it away.
 */
const answeredAt = (file: string) =>
  canonicalAddress(file) === file
    ? addressesOf(file).filter((address) => !address.endsWith("/"))
    : [canonicalAddress(file)];

/** A `_headers` file, which Netlify and Cloudflare Pages read. The latter stops at 100 rules and 2 000 signs a line. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.flatMap((rule) =>
    (isPage(rule) ? answeredAt(rule.files) : [rule.files]).map((address) =>
      [address, ...lines(rule)].join("\n"),
    ),
  );
  const longest = Math.max(...blocks.flatMap((block) => block.split("\n").map((line) => line.length)));
  if (blocks.length > 100 || longest > 2000) {
    throw new Error(
      `_headers has ${blocks.length} rules and a line of ${longest} signs: hosts stop at 100 and 2000.`,
    );
  }
  return `${blocks.join("\n\n")}\n`;
}

/**
 * A `_redirects` file, which Netlify and Cloudflare Pages read: a page's file leads to its own address. « ! » tells Netlify to do so
 * although the file is there; Cloudflare does it by itself. A document with a final slash leads to the document.
 */
export function redirectsFile(rules: readonly HeaderRule[]): string {
  const pages = rules.filter(hasAddress).map(({ files }) => ({ files, canonical: canonicalAddress(files) }));
  const lines = pages.map(({ files, canonical }) =>
    canonical === files
      ? `${files.slice(0, -".html".length)}/ ${files} 301!\n`
      : `${files} ${canonical} 301!\n`,
  );
  return [...lines, ...Object.entries(movedAddresses).map(([from, to]) => `${from} ${to} 301\n`)].join("");
}
