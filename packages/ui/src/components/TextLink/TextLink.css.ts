import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const link = style({
  textDecoration: "underline",
  textDecorationThickness: "2px",
  textUnderlineOffset: ".25em",
  textDecorationColor: theme.color.wake.mark,
  selectors: { "&:hover": { textDecorationThickness: "3px" } },
});

export const kind = styleVariants({
  inline: [link],
  alone: [
    link,
    { display: "inline-flex", alignItems: "center", minHeight: theme.size.target, fontWeight: 600 },
  ],
});
