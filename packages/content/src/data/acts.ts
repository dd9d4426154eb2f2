const elements =
  /<(?:[\w-]+:)?(?:script|handler|foreignObject|iframe|embed|object|audio|video|set|animate\w*)[\s/>]/i;
const events = /\son[a-z]+\s*=/i;
/** A link may lead to a part of the drawing, or hold a picture. */
const links = /\shref\s*=|:href\s*=/i;
const ownLinks = /(?:\s|:)href\s*=\s*(?:"(?:#|data:image\/)[^"]*"|'(?:#|data:image\/)[^']*')/gi;

/** Whether the SVG `drawing` runs, plays, or leads somewhere: opened by itself at its address, it would. What draws needs none of it. */
export const acts = (drawing: string): boolean =>
  elements.test(drawing) || events.test(drawing) || links.test(drawing.replaceAll(ownLinks, ""));
