import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const content = style({
  maxWidth: theme.size.content,
  marginInline: "auto",
  paddingInline: theme.space.margin,
});

export const space = styleVariants({
  section: { paddingBlock: theme.space.section },
  /** A banner between two sections. */
  band: { paddingBlock: "clamp(44px, 5vw, 80px)" },
  close: { paddingBlock: theme.space.wide },
  /** On paper it starts a new page. */
  page: { paddingBlock: theme.space.wide, "@media": { print: { breakBefore: "page" } } },
  none: { paddingBlock: 0 },
});
