// The page as the server sent it, kept before React comes: what fails later never leaves less than that.

const parts = new Map<string, Node>();

const again = (kept: Node) => document.importNode(kept, true);

/** Keeps what `page` and each of its living parts are now. Answers how to put the whole page back. */
export function keepServed(page: HTMLElement): () => void {
  // A document without a window: pictures that are kept in it are not fetched.
  const inert = document.implementation.createHTMLDocument();
  for (const part of page.querySelectorAll("[data-living]")) parts.set(part.id, inert.importNode(part, true));
  const whole = inert.importNode(page, true);
  return () => page.replaceWith(again(whole));
}

/** The living part `id` as it was served; nothing of a page that was not served but rendered in the browser. */
export function servedPart(id: string): Node | undefined {
  const part = parts.get(id);
  return part && again(part);
}
