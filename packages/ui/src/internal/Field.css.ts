import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

const { border, color, ease, motion, radius, size } = theme;

export const field = style({
  display: "flex",
  flexDirection: "column",
  // On a line it asks for 16em. In a column, whose height is not known before, a share of it means the field's own height.
  flex: "1 1 max(16em, 1%)",
  minWidth: 0,
  overflowWrap: "anywhere",
  // Nothing is chosen, typed or dropped on paper.
  "@media": { print: { display: "none" } },
});

export const label = style({
  fontWeight: 600,
  fontSize: "1rem",
  lineHeight: 1.55,
  marginBlockEnd: "6px",
  alignSelf: "start",
});

/** What is typed in, or chosen from. */
export const control = style({
  width: "100%",
  minHeight: size.control,
  padding: "10px 16px",
  color: color.field.text,
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.cut,
  transition: `background-size ${motion.hover} ${ease}`,
  background: `linear-gradient(${color.field.text}, ${color.field.text}) 0 100% / 0 4px no-repeat ${color.field.background}`,
  "::placeholder": { color: color.field.placeholder, opacity: 1 },
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:disabled)": { backgroundSize: "100% 4px" } } },
  },
  selectors: {
    "&[aria-invalid]": { borderWidth: border.strong, borderColor: color.border.error, paddingInline: "15px" },
    "&:disabled": {
      background: color.surface.raised,
      borderColor: color.text.muted,
      color: color.text.muted,
      opacity: 1,
      cursor: "not-allowed",
    },
  },
});
