import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { ease, fontSize, layer, motion, radius } = theme;

export const anchor = style({ position: "relative", display: "inline-flex" });

const appear = keyframes({ from: { opacity: 0 } });

/**
 * Touches the control, so that the pointer reaches the words without leaving them. It takes no room until it is shown: hidden at
 * the edge of a window, it would widen the page.
 */
export const words = style({
  position: "absolute",
  zIndex: layer.header,
  display: "none",
  width: "max-content",
  // Six tenths of a window are whole on one side of the control at least (`alignOf`).
  maxWidth: "min(16rem, 60vw)",
  padding: "6px 12px",
  borderRadius: radius.cut,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: "center",
  overflowWrap: "anywhere",
  selectors: {
    "&[data-shown]": { display: "block" },
    "&[data-side=below]": { insetBlockStart: "calc(100% + 6px)" },
    "&[data-side=above]": { insetBlockEnd: "calc(100% + 6px)" },
    // Of the window, whichever way one reads.
    "&[data-align=left]": { left: 0 },
    "&[data-align=right]": { right: 0 },
    "&[data-align=center]": { left: "50%", translate: "-50%" },
    // The gap counts as the words.
    "&::before": { content: '""', position: "absolute", insetInline: 0, insetBlock: "-8px", zIndex: -1 },
  },
  "@media": {
    print: { selectors: { "&[data-shown]": { display: "none" } } },
    [media.motion]: { animation: `${appear} ${motion.press} ${ease}` },
    [media.forcedColors]: { border: "1px solid" },
  },
});
