import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const content = style({
  maxWidth: theme.size.content,
  marginInline: "auto",
  paddingInline: theme.space.margin,
});

export const space = styleVariants({
  section: { paddingBlock: theme.space.section },
  close: { paddingBlock: theme.space.wide },
  none: { paddingBlock: 0 },
});
