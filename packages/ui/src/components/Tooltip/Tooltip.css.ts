import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { ease, fontSize, layer, motion, radius } = theme;

export const anchor = style({ position: "relative", display: "inline-flex" });

/** Touches the control, so that the pointer reaches the words without leaving them. */
export const words = style({
  position: "absolute",
  zIndex: layer.header,
  insetBlockStart: "100%",
  insetInlineStart: "50%",
  translate: "-50% 6px",
  width: "max-content",
  maxWidth: "min(16rem, 60vw)",
  padding: "6px 12px",
  borderRadius: radius.cut,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: "center",
  opacity: 0,
  visibility: "hidden",
  transition: `opacity ${motion.press} ${ease}`,
  selectors: {
    "&[data-shown]": { opacity: 1, visibility: "visible" },
    // The gap counts as the words.
    "&::before": { content: '""', position: "absolute", inset: "-8px 0 100%" },
    "&:dir(rtl)": { translate: "50% 6px" },
  },
  "@media": {
    print: { display: "none" },
    [media.forcedColors]: { border: "1px solid" },
  },
});
