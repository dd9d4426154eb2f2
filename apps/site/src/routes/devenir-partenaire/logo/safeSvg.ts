/** An SVG made ready to be shown as an image: its drawing alone, and its own size said. */
export interface SafeSvg {
  text: string;
  width: number;
  height: number;
  /** It held a script, an event or a page, which were left out. */
  active: boolean;
  animated: boolean;
}

/** The longest side that an SVG is drawn at, in pixels. */
const SIDE = 1024;

const acts = "script, foreignObject, iframe, embed, object, audio, video, handler, listener";
const moves = "animate, animateTransform, animateMotion, set";

/**
 * Reads an SVG without ever laying it in the page: an inert document, from which what acts is taken away.
 *
 * An image runs no script and fetches nothing in any case; this also keeps the canvas readable, and says what was there.
 */
export function safeSvg(source: string): SafeSvg | undefined {
  const document = new DOMParser().parseFromString(source, "image/svg+xml");
  const root = document.documentElement;
  if (document.querySelector("parsererror") || root.localName !== "svg") return undefined;

  const active = [...document.querySelectorAll(acts)];
  const animated = document.querySelector(moves) !== null;
  for (const element of [...active, ...document.querySelectorAll(moves)]) element.remove();
  let events = 0;
  for (const element of [root, ...document.querySelectorAll("*")]) {
    for (const { name } of element.attributes) {
      if (!/^on/i.test(name)) continue;
      element.removeAttribute(name);
      events++;
    }
  }

  const size = sizeOf(root);
  root.setAttribute("width", String(size.width));
  root.setAttribute("height", String(size.height));
  return {
    text: new XMLSerializer().serializeToString(document),
    ...size,
    active: active.length + events > 0,
    animated,
  };
}

/** In its own proportions, its longest side at `SIDE`. Without any size browsers draw 300 × 150: so do we. */
function sizeOf(root: Element): { width: number; height: number } {
  const inPixels = (name: string) => {
    const value = root.getAttribute(name) ?? "";
    return value.endsWith("%") ? NaN : Number.parseFloat(value);
  };
  const box = (root.getAttribute("viewBox") ?? "").trim().split(/[\s,]+/);
  const own = [inPixels("width"), inPixels("height")];
  const [width = 300, height = 150] = own.every((side) => side > 0)
    ? own
    : box.length === 4 && Number(box[2]) > 0 && Number(box[3]) > 0
      ? [Number(box[2]), Number(box[3])]
      : [];
  if (!root.hasAttribute("viewBox")) root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const scale = SIDE / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
