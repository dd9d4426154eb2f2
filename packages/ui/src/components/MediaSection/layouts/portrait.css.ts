import { style } from "@vanilla-extract/css";
import { grain } from "../../../internal/grain.css.ts";
import { media } from "../../../theme/media.ts";
import { theme } from "../../../theme/theme.css.ts";
import { column, oneColumn } from "./base.css.ts";

const { size, space } = theme;

/** Keeps the portrait and its words to the grid of the page. */
const held = style([
  oneColumn,
  {
    maxWidth: size.content,
    marginInline: "auto",
    "@media": {
      [media.tablet]: {
        gridTemplateColumns: "minmax(0, 4fr) minmax(0, 6fr)",
        gap: "clamp(28px, 5vw, 90px)",
        paddingInline: space.margin,
      },
      [media.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)" },
      print: {
        gridTemplateColumns: "minmax(0, 3fr) minmax(0, 8fr)",
        columnGap: space.wide,
        paddingBlockStart: space.regular,
      },
    },
  },
]);

const frame = style([
  grain,
  {
    position: "relative",
    overflow: "hidden",
    minHeight: "320px",
    "@media": {
      [media.tablet]: { minHeight: "clamp(380px, 36vw, 560px)" },
      print: { minHeight: 0, height: size.print, breakInside: "avoid" },
    },
  },
]);

const words = style([
  column,
  {
    alignItems: "start",
    gap: "16px",
    minWidth: 0,
    padding: `32px ${space.margin} 44px`,
    "@media": {
      [media.tablet]: { paddingBlock: "clamp(44px, 4.4vw, 80px)", paddingInline: 0 },
      // The last words of a page: what they leave below them would be a sheet of its own.
      print: { paddingBlock: `${space.regular} 0` },
    },
  },
]);

export const portrait = { section: "", held, frame, words };
