import { style, styleVariants } from "@vanilla-extract/css";
import { address } from "../../internal/address.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, fontSize, size } = theme;

const link = style({
  textDecoration: "underline",
  textDecorationThickness: "2px",
  textUnderlineOffset: ".25em",
  textDecorationColor: color.wake.mark,
  selectors: { "&:hover, &[aria-current]": { textDecorationThickness: "3px" } },
  "@media": { print: { selectors: { "&[href^='http']::after": address } } },
});

export const variant = styleVariants({
  inline: [link],
  /** As high as a finger, and the lines around it stay where they are. */
  listed: [
    link,
    {
      display: "inline-block",
      minWidth: "24px",
      minHeight: size.target,
      maxWidth: "100%",
      paddingBlock: `calc((${size.target} - 1lh) / 2)`,
      marginBlock: `calc((1lh - ${size.target}) / 2)`,
    },
  ],
  standalone: [
    link,
    {
      // In the flow of its words: what follows them (arrow, weight) stays at their end when they wrap.
      display: "inline-block",
      minWidth: "24px",
      maxWidth: "100%",
      minHeight: size.target,
      paddingBlock: "9px",
      overflowWrap: "break-word",
      lineHeight: 1.5,
      fontWeight: 700,
      textDecorationThickness: "3px",
      textUnderlineOffset: "5px",
      selectors: { "&:hover, &[aria-current]": { textDecorationColor: "currentColor" } },
      "@media": { print: { minHeight: 0, paddingBlock: "3px" } },
    },
  ],
});

/** After a space that is not underlined. */
export const arrow = style({
  display: "inline-block",
  marginInlineStart: ".35em",
  color: color.text.default,
});

/** The format and weight of what is downloaded. */
export const note = style({ fontSize: fontSize.small, fontWeight: 500, color: color.text.muted });
