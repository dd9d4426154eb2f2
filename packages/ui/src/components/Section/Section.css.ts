import { style, styleVariants } from "@vanilla-extract/css";
import { bleedEdge } from "../../internal/bleedEdge.css.ts";
import * as over from "../../internal/overPicture.css.ts";
import { CONTENT_EDGE } from "../../theme/contentEdge.ts";
import { PAGE } from "../../theme/paper.ts";
import { theme } from "../../theme/theme.css.ts";

const { margin } = theme.space;

/** Holds the content to the grid; the ground runs from side to side. */
export const content = style({
  paddingInline: `max(${margin}, calc((100% - ${theme.size.content}) / 2 + ${margin}))`,
  // The room under the last words of a page may be more than what its sheet has left: Firefox would print another, empty.
  "@media": { print: { selectors: { [`${PAGE} &:last-child`]: { paddingBlockEnd: 0 } } } },
});

/** Its content runs from side to side too; words of it still start where those of the others do. */
export const bleed = style({ vars: { [bleedEdge]: CONTENT_EDGE } });

export const clear = style({ backgroundColor: "transparent" });

const onPaper = { paddingBlock: theme.space.regular };

export const space = styleVariants({
  section: { paddingBlock: theme.space.section },
  /** A banner between two sections. */
  band: { paddingBlock: "clamp(44px, 4.4vw, 80px)", "@media": { print: onPaper } },
  /** The head of a page without a drawing: it starts under the site's header. */
  head: {
    paddingBlock: `calc(${theme.size.header} + clamp(40px, 5vw, 84px)) clamp(40px, 5vw, 84px)`,
    "@media": { print: onPaper },
  },
  // On paper, what follows the last words of a document would be a sheet of its own.
  close: { paddingBlock: theme.space.wide, "@media": { print: { paddingBlockEnd: 0 } } },
  /** On paper it starts a new page. */
  // Letters of wood reach above their line: at the very top of a sheet they would mark the one before.
  page: {
    paddingBlock: theme.space.wide,
    "@media": { print: { breakBefore: "page", paddingBlock: "2mm 0" } },
  },
  /** After a row of figures: what heads the list stands close below it. */
  follow: { paddingBlock: `clamp(34px, 4vw, 56px) ${theme.space.section}`, "@media": { print: onPaper } },
  /** Goes on with what the section above says, on the same ink. */
  continue: { paddingBlock: `0 ${theme.space.section}` },
  /** The last words of what stands above, on the same ink. */
  end: { paddingBlock: `0 ${theme.space.wide}` },
  none: { paddingBlock: 0 },
});

export const picture = style([
  over.frame,
  {
    height: "clamp(420px, 34vw, max(660px, 90vh))",
    // Its words follow it, on the same sheet of paper.
    "@media": { print: { height: theme.size.print, breakAfter: "avoid" } },
  },
]);

/** The drawing touches what comes before; its words follow closely. */
export const underPicture = style({
  display: "flex",
  flexDirection: "column",
  gap: "clamp(40px, 4.6vw, 76px)",
  paddingBlockEnd: "clamp(56px, 6vw, 96px)",
  "@media": { print: { gap: theme.space.regular, paddingBlockEnd: theme.space.regular } },
});
