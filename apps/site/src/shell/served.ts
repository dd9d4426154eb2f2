// The page as the server sent it, kept before React comes: what fails later never leaves less than that.

import { LIVING } from "../boot/asleep.ts";

const parts = new Map<string, Node>();

const again = (kept: Node) => document.importNode(kept, true);

/** Keeps what `page` and each of its living parts are now. Answers how to put the whole page back. */
export function keepServed(page: HTMLElement): () => void {
  // A document without a window: pictures that are kept in it are not fetched.
  const inert = document.implementation.createHTMLDocument();
  const whole = inert.importNode(page, true);
  for (const part of whole.querySelectorAll(LIVING)) {
    part.ariaBusy = null;
    const kept = inert.importNode(part, true);
    // Where it is shown nothing will come to it: what is done to it is the browser's.
    kept.setAttribute("data-alive", "");
    parts.set(part.id, kept);
  }
  return () => page.replaceWith(again(whole));
}

/** The living part `id` as it was served; nothing of a page that was not served but rendered in the browser. */
export function servedPart(id: string): Node | undefined {
  const part = parts.get(id);
  return part && again(part);
}
