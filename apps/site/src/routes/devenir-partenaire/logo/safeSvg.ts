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

const attribute = String.raw`\s+[^\s=>"'/]+\s*=\s*(?:"[^"]*"|'[^']*')`;
const rootTag = new RegExp(String.raw`<svg(?:${attribute})*\s*/?>`);
const element = (names: string) =>
  new RegExp(String.raw`<(${names})\b(?:${attribute})*\s*(?:/>|>[\s\S]*?</\1\s*>)`, "gi");
const acts = element("script|foreignObject|iframe|embed|object|audio|video");
const moves = element("animate|animateTransform|animateMotion|set");
const events = /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/**
 * Reads an SVG as words, never as markup: the page shows it as an image, which runs no script and fetches nothing whatever it
 * holds. What acts is taken out all the same, so that a canvas stays readable and that one can say what was there.
 */
export function safeSvg(source: string): SafeSvg | undefined {
  const drawing = source.replaceAll(acts, "").replaceAll(events, "");
  const still = drawing.replaceAll(moves, "");
  const root = rootTag.exec(still)?.[0];
  if (!root) return undefined;
  const size = sizeOf(root);
  return {
    text: still.replace(root, () => sized(root, size)),
    width: size.width,
    height: size.height,
    active: drawing !== source,
    animated: still !== drawing,
  };
}

interface SvgSize {
  width: number;
  height: number;
  viewBox: string;
}

const valueOf = (tag: string, name: string) =>
  new RegExp(String.raw`\s${name}\s*=\s*["']([^"']*)["']`).exec(tag)?.[1];

/** In its own proportions, its longest side at `SIDE`. Without any size browsers draw 300 × 150: so do we. */
function sizeOf(root: string): SvgSize {
  const inPixels = (name: string) => {
    const value = valueOf(root, name) ?? "";
    return value.endsWith("%") ? NaN : Number.parseFloat(value);
  };
  const viewBox = valueOf(root, "viewBox")?.trim();
  const box = viewBox?.split(/[\s,]+/).map(Number) ?? [];
  const own = [inPixels("width"), inPixels("height")];
  const [width = 300, height = 150] =
    [own, box.slice(2)].find((sides) => sides.length === 2 && sides.every((side) => side > 0)) ?? [];
  const scale = SIDE / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    viewBox: viewBox ?? `0 0 ${width} ${height}`,
  };
}

/** The root that says its size: some browsers draw on a canvas no SVG that does not. */
function sized(root: string, { width, height, viewBox }: SvgSize): string {
  const bare = root.replaceAll(/\s(?:width|height|viewBox)\s*=\s*(?:"[^"]*"|'[^']*')/g, "");
  return bare.replace("<svg", () => `<svg width="${width}" height="${height}" viewBox="${viewBox}"`);
}
