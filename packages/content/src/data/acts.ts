// Whether an SVG does more than draw: opened by itself at its address, it would. What draws needs none of it.
const elements =
  /<(?:[\w-]+:)?(?:script|handler|foreignObject|iframe|embed|object|audio|video|set|animate\w*)[\s/>]/i;
const events = /\son[a-z]+\s*=/i;
/** A link may lead to a part of the drawing, or hold a picture. */
const links = /\shref\s*=|:href\s*=/i;
const ownLinks = /(?:\s|:)href\s*=\s*(?:"(?:#|data:image\/)[^"]*"|'(?:#|data:image\/)[^']*')/gi;

/** What is written once it is read: an entity holds any element, a style sheet of XSLT makes any. */
const hidden = /<!ENTITY|<\?xml-stylesheet/i;

/** Whether the SVG `drawing` runs, plays, or leads somewhere. */
export const acts = (drawing: string): boolean =>
  hidden.test(drawing) ||
  elements.test(drawing) ||
  events.test(drawing) ||
  links.test(drawing.replaceAll(ownLinks, ""));

export const acting = {
  problem: "ce dessin contient un programme, un lien ou un mouvement",
  remedy: "L’enregistrer à nouveau en « SVG simple » depuis un logiciel de dessin, ou en PNG.",
};
