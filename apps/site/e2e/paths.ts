// The paths of the built site, as its own site map and file names tell them: the tests follow the build, not a list.
import { globSync } from "node:fs";
import { dist } from "../built/dist.ts";

/** Every page with the site's header, home first; `/404` is the page of unknown addresses. */
export const pagePaths = globSync("{*,jeux-concours/*}.html", { cwd: dist })
  .map((file) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "").replaceAll("\\", "/")}`))
  .toSorted();

/** Every page that other sites may frame: without the site's header. */
export const framedPaths = globSync("cadre/*.html", { cwd: dist }).map(
  (file) => `/${file.replace(/\.html$/, "").replaceAll("\\", "/")}`,
);

/** The pages of the log: a page for each entry, a page for each month. */
export const logPagePaths = globSync("journal/*.html", { cwd: dist })
  .map((file) => `/${file.replace(/\.html$/, "").replaceAll("\\", "/")}`)
  .toSorted();

/** A month of the log, and an entry: the others are made as they are. */
export const logSamples = [
  logPagePaths.find((path) => /\/\d{4}-\d{2}$/.test(path)),
  logPagePaths.find((path) => !/\/\d{4}-\d{2}$/.test(path)),
].filter((path) => path !== undefined);

/** Every printed document: without the site's header. */
export const documentPaths = globSync("documents/*.html", { cwd: dist })
  .map((file) => `/${file}`)
  .toSorted();

/** The eight paths of the specification. */
export const specifiedPaths = [
  "/",
  "/presentation",
  "/qui-sommes-nous",
  "/equipe",
  "/presse",
  "/jeux-concours",
  "/devenir-partenaire",
  "/videos",
];
