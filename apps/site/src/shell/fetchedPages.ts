// What a page's HTML says and its scripts do not: its head, its style sheet, and its still parts (build/still.ts).

import { trustedHtml } from "./trusted.ts";

/** What robots, networks and the browser's own interface read of a page. */
const ownOfAPage =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** A part of a page as its HTML says it: one element, or a wrapper around several. */
export interface Part {
  tag: string;
  attributes: readonly (readonly [name: string, value: string])[];
  html: string;
}

const heads = new Map<string, readonly Element[]>();
const parts = new Map<string, Part>();
const styleSheets = new Map<string, string>();

const headOf = (page: Document) => [...page.head.querySelectorAll(ownOfAPage)];

/** The sheet that the build links at the fold of `page` (build/fold.ts). */
const styleSheetOf = (page: Document) => page.querySelector("[data-fold] link")?.getAttribute("href") ?? "";

const styleSheetLinks = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** Keeps the head of `page`, which is the page at `path`, and has its style sheet in the document's head for good. */
export function keepHead(path: string, page: Document): void {
  heads.set(path, headOf(page));
  styleSheets.set(path, styleSheetOf(page));
  styleSheetLinkTo(styleSheetOf(page));
}

/** Every still part in `page`, and every one that takes life by itself. */
export const partsIn = (page: ParentNode) => page.querySelectorAll<HTMLElement>("[data-still], [data-part]");

/** Keeps what `element` is and holds, which is a whole part of a page. */
export function keepPart(element: HTMLElement): void {
  const { still, part = "" } = element.dataset;
  parts.set(still ?? part, {
    tag: element.localName,
    attributes: [...element.attributes].map(({ name, value }) => [name, value]),
    html: element.innerHTML,
  });
}

/** The part `id`, of a page that was shown or fetched; of one that is taking life, what kind of element it is. */
export function partOf(id: string): Part {
  const kept = parts.get(id);
  if (kept) return { ...kept, html: trustedHtml(kept.html) };
  const shown = document.querySelector(`[data-still="${id}"]`);
  return { tag: shown?.localName ?? "div", attributes: shown ? [] : [["data-part", id]], html: "" };
}

function addStyleSheet(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", media: "not all" });
  link.setAttribute("href", href);
  document.head.append(link);
  return link;
}

/** The link of the head to the style sheet `href`, which two pages may share; a new one does not apply yet. */
const styleSheetLinkTo = (href: string) =>
  styleSheetLinks().find((one) => one.getAttribute("href") === href) ?? addStyleSheet(href);

function fetchStyleSheet(href: string): Promise<void> {
  const link = styleSheetLinkTo(href);
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${href} cannot be had.`));
    });
  });
}

/**
 * Fetches the page at `path` with its style sheet, and keeps what it says; a page that was shown or fetched is not fetched again.
 *
 * @throws when the page cannot be had, or comes from another build than the scripts that run: the browser must load it whole.
 */
export async function fetchPage(path: string): Promise<void> {
  if (heads.has(path)) return;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  // The policy of the page that is shown would refuse the styles of another, and complain of them.
  const html = (await response.text()).replace(/<style>.*?<\/style>/s, "");
  const page = new DOMParser().parseFromString(trustedHtml(html), "text/html");
  if (page.documentElement.dataset["builtAt"] !== document.documentElement.dataset["builtAt"]) {
    throw new Error(`${path} comes from another build.`);
  }
  for (const part of partsIn(page)) keepPart(part);
  await fetchStyleSheet(styleSheetOf(page));
  keepHead(path, page);
}

/** Lets the style sheet of the page at `path` apply, and no other: each has its rules in their order. */
export function wearStyleSheet(path: string): void {
  const worn = styleSheets.get(path);
  if (!worn) return;
  for (const link of styleSheetLinks()) link.media = link.getAttribute("href") === worn ? "all" : "not all";
}

/** Gives the document the head of the page at `path`. */
export function wearHead(path: string): void {
  const head = heads.get(path);
  if (!head) return;
  for (const element of headOf(document)) element.remove();
  document.head.append(...head);
}
