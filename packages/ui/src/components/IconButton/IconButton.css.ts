import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, ease, motion, radius } = theme;

const base = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  padding: 0,
  fontSize: "1.125rem",
  border: `${border.control} solid`,
  cursor: "pointer",
  transition: `translate ${motion.press} ${ease}, background-color ${motion.hover} ${ease}`,
  selectors: {
    "&:disabled": { background: "transparent" },
    "&:is(:disabled, [aria-disabled=true])": {
      borderColor: color.line,
      color: color.text.muted,
      cursor: "not-allowed",
    },
  },
});

export const shape = styleVariants({
  /** 52 px: the arrows of a carousel. */
  round: [
    base,
    {
      width: "52px",
      height: "52px",
      borderRadius: radius.round,
      borderColor: color.border.control,
      background: "transparent",
      color: color.text.default,
      "@media": {
        [media.hover]: {
          selectors: { "&:hover:not(:disabled, [aria-disabled=true])": { background: color.surface.raised } },
        },
      },
    },
  ],
  /** 56 px: closes a panel, laid in its corner. */
  square: [
    base,
    {
      width: "56px",
      height: "56px",
      borderRadius: radius.cut,
      borderColor: color.selected.background,
      background: color.selected.background,
      color: color.selected.text,
      "@media": {
        [media.hover]: {
          selectors: {
            "&:hover:not(:disabled)": { background: color.selected.text, color: color.selected.background },
          },
        },
      },
    },
  ],
});
