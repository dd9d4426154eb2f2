import { keyframes, style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

const { border, color, ease, motion, space } = theme;

const turned = keyframes({ from: { transform: "perspective(300px) rotateY(100deg)" } });

export const hoist = style({ display: "flex", alignItems: "center", gap: space.near });

export const halyard = style({
  flex: "none",
  borderInlineStart: `${border.strong} solid ${color.border.control}`,
  paddingBlock: space.hair,
});

/** A panel that is chosen is displayed anew: the flag turns then, once. */
export const flag = style({
  width: "60px",
  transformOrigin: "left",
  "@media": { [`screen and ${media.motion}`]: { animation: `${turned} ${motion.fade} ${ease}` } },
});
