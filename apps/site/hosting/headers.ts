// What the server says with each file: the one source of `_headers`, of the nginx configuration and of the local server.
import type { BuiltPage } from "../built/dist.ts";
import { framedPath } from "../src/framed.ts";
import { contentSecurityPolicy } from "./policy.ts";

/** Headers of the files of the build that `files` names: one (`/equipe.html`), or all those of a folder (`/assets/*`). */
export interface HeaderRule {
  files: `/${string}`;
  headers: Readonly<Record<string, string>>;
  /** Headers of a wider rule that are not sent with these. */
  without?: readonly string[];
}

/** The files of a rule as a regular expression, which nginx and Apache read alike. */
export function patternOf({ files }: Pick<HeaderRule, "files">): string {
  const path = files.replaceAll(".", "\\.");
  return path.endsWith("*") ? `^${path.slice(0, -1)}` : `^${path}$`;
}

export const isPage = ({ files }: HeaderRule) => files.endsWith(".html");
/** The page of unknown addresses stands for what is not there, and is asked for by nobody. */
export const hasAddress = (rule: HeaderRule) => isPage(rule) && rule.files !== "/404.html";

interface SiteToServe {
  pages: readonly BuiltPage[];
  /** Text files that other sites may read by script: open data, calendars, feeds. */
  openFiles: readonly `/${string}`[];
  /** Every other file of the build. */
  otherFiles?: readonly `/${string}`[];
  /** Where the newsletter form posts to, when it is not this site. */
  newsletter?: string | undefined;
}

/**
 * Folders of pages, that of the log as many as it has entries: hosts count rules, so each page carries its policy in its HTML
 * (`withPolicy`), and one rule says for a whole folder what can only be sent.
 */
export const pageFolders = ["/journal/", "/jeux-concours/"] as const;

/** Whether the page at this address or in this file is one of a folder. */
export const isInFolder = (path: string) => pageFolders.some((folder) => path.startsWith(folder));

/** The file of the one page that other sites may frame. */
const framedFile = `${framedPath}.html`;

/** What no page of the site may use: each of these makes the browser ask its owner for permission. */
const refusedFeatures = "camera geolocation microphone payment usb";

/** Sent with every file. Two years of HTTPS only; preloading it in browsers is the domain owner's own decision. */
const everywhere = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": refusedFeatures.replaceAll(" ", "=(), ") + "=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export const revalidated = { "Cache-Control": "no-cache" };
export const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/** One rule for the files of a folder, since hosts limit how many there are; one for each file of the root and of the documents. */
function byFolder(files: readonly `/${string}`[]): `/${string}`[] {
  const ruleOf = (file: `/${string}`) => {
    const [folder, ...rest] = file.slice(1).split("/");
    return rest.length > 0 && folder !== "documents" ? (`/${folder}/*` as const) : file;
  };
  return [...new Set(files.map(ruleOf))];
}

/** The headers of one page. `X-Frame-Options` cannot allow everybody: a page that all may frame goes without it. */
function pageRule({ file, html }: BuiltPage, newsletter?: string): HeaderRule {
  const isFramed = file === framedFile;
  const policy = contentSecurityPolicy(html, newsletter, isFramed ? "https: http:" : "'none'");
  const headers = { "Content-Security-Policy": policy, ...revalidated };
  return isFramed ? { files: file, headers, without: ["X-Frame-Options"] } : { files: file, headers };
}

/**
 * The rules of the whole site. No header stands in two rules of one file: hosts would send both, and browsers would obey the
 * stricter of two policies.
 */
export function headerRules({ pages, openFiles, otherFiles = [], newsletter }: SiteToServe): HeaderRule[] {
  const rules: HeaderRule[] = [
    { files: "/*", headers: everywhere },
    { files: "/assets/*", headers: immutable },
    { files: "/images/*", headers: immutable },
    { files: "/pages/*", headers: immutable },
    ...byFolder(openFiles).map((files) => ({
      files,
      headers: { "Access-Control-Allow-Origin": "*", ...revalidated },
    })),
    ...pageFolders.map((folder) => ({
      files: `${folder}*` as const,
      headers: { "Content-Security-Policy": "frame-ancestors 'none'", ...revalidated },
    })),
    ...pages.filter(({ file }) => !isInFolder(file)).map((page) => pageRule(page, newsletter)),
  ];
  // Without a Cache-Control, each cache between the host and the reader would decide by itself.
  const unsaid = otherFiles.filter((file) => !headersOf(rules, file)["Cache-Control"]);
  return [...rules, ...byFolder(unsaid).map((files) => ({ files, headers: revalidated }))];
}

/** What is sent with `file`. */
export function headersOf(rules: readonly HeaderRule[], file: string): Record<string, string> {
  const applies = ({ files }: HeaderRule) =>
    files.endsWith("*") ? file.startsWith(files.slice(0, -1)) : files === file;
  const applied = rules.filter(applies);
  const refused = new Set(applied.flatMap(({ without = [] }) => without));
  const sent = applied.flatMap(({ headers }) => Object.entries(headers));
  return Object.fromEntries(sent.filter(([name]) => !refused.has(name)));
}
