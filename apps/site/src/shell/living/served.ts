// Copies of the HTML that the server sent, made before React hydrates it: they replace what fails later.

import { LIVING } from "../../boot/asleep.ts";

const parts = new Map<string, Node>();

const again = (kept: Node) => document.importNode(kept, true);

/** Copies `page` and each of its living parts. @returns What puts the whole page back. */
export function keepServed(page: HTMLElement): () => void {
  // In a document without a window, pictures are not fetched.
  const inert = document.implementation.createHTMLDocument();
  const whole = inert.importNode(page, true);
  for (const part of whole.querySelectorAll(LIVING)) {
    part.ariaBusy = null;
    const kept = inert.importNode(part, true);
    // A copy that is shown is never hydrated: gestures on it are left to the browser.
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
