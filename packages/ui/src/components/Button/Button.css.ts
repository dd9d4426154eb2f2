import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { border, color, ease, font, motion, radius, size: sizes, space } = theme;

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.near,
  border: `${border.control} solid`,
  borderRadius: radius.cut,
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "88%",
  lineHeight: 1.1,
  maxWidth: "100%",
  overflowWrap: "anywhere",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: `transform ${motion.press} ${ease}`,
  selectors: {
    "&:active": { transform: "translateY(2px)" },
    "&:disabled": {
      background: color.disabled.background,
      borderColor: color.disabled.background,
      color: color.disabled.text,
      cursor: "not-allowed",
      transform: "none",
    },
  },
});

const fill = ({ background, text }: { background: string; text: string }) => ({
  background,
  borderColor: background,
  color: text,
});

export const tone = styleVariants({
  full: [base, fill(color.action)],
  strong: [base, fill(color.strong)],
  outline: [
    base,
    { background: "transparent", borderColor: color.border.control, color: color.text.default },
  ],
});

// A little more above than below: the capitals of Anybody sit high on their line.
export const size = styleVariants({
  regular: { minHeight: sizes.control, padding: "14px 26px 10px", fontSize: "1.125rem" },
  small: { minHeight: sizes.target, padding: "10px 18px 6px", fontSize: "1rem" },
});
