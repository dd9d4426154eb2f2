import { closest } from "../../internal/closest.ts";

const MARQUEE = "[data-marquee]";
const COPY = "image[data-slot]";

/**
 * The list goes where the copy that is pointed at is, and that copy where the list was. Nothing is seen of it, and what is
 * under the pointer is a real link: the browser follows it as any other.
 */
function onPointerOver({ target }: Event) {
  const copy = closest(target, COPY);
  const marquee = closest(copy, MARQUEE);
  if (!copy || !marquee) return;
  // The copy holds their file: they are there at once.
  for (const logo of marquee.querySelectorAll("img")) logo.loading = "eager";
  const slot = copy.dataset["slot"];
  // The copy that had changed places with the list stands at the start.
  marquee.dataset["slot"] = marquee.dataset["slot"] === slot ? "" : slot;
}

function onClick({ target, clientX, clientY }: MouseEvent) {
  closest(target, `${MARQUEE} > button`)?.parentElement?.toggleAttribute("data-stopped");
  // A browser may hold to what the finger met: the copy, whose place the list has taken since.
  if (closest(target, COPY)) closest(document.elementFromPoint(clientX, clientY), "a")?.click();
}

/** The keyboard brings the strip back to its start: the link that it reaches must be in sight. */
function onFocusIn({ target }: Event) {
  closest(target, `${MARQUEE} a:focus-visible`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function onFocusOut({ target, relatedTarget }: FocusEvent) {
  // The window that a logo opened took the focus of this one: who comes back finds the strip where it was.
  if (document.activeElement === target) return;
  const strip = closest(target, `${MARQUEE} > div`);
  // A press on another logo: nothing moves under the finger.
  if (!(relatedTarget instanceof Node && strip?.contains(relatedTarget))) strip?.scrollTo(0, 0);
}

/**
 * Brings every `LogoMarquee` of the page to life, those that come later too: its button stops it, and each picture that passes
 * opens the link of its logo. Calling it again does nothing.
 *
 * State is `data-stopped` and `data-slot`, the place of the list among its copies, which the style sheet reads.
 */
export function enhanceLogoMarquees(): void {
  // A listener that is already there is not added again.
  addEventListener("pointerover", onPointerOver);
  addEventListener("click", onClick);
  addEventListener("focusin", onFocusIn);
  addEventListener("focusout", onFocusOut);
}
