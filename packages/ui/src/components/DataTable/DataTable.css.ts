import { createVar, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, space } = theme;
const ground = createVar();
const shade = createVar();

/** Lies on the frame, and is seen where the table goes on; `veil` lies on the table, and hides it where the table ends. */
const edge = (side: "left" | "right") => ({
  shade: `linear-gradient(to ${side}, transparent, ${shade}) ${side} / 20px 100% no-repeat scroll`,
  veil: `linear-gradient(to ${side}, transparent, ${ground} 20px) ${side} / 40px 100% no-repeat local`,
});
const edges = [edge("left"), edge("right")];

export const frame = style({
  overflowX: "auto",
  position: "relative",
  vars: {
    [ground]: color.surface.page,
    [shade]: `color-mix(in srgb, ${color.text.default} 45%, transparent)`,
  },
  background: [...edges.map(({ veil }) => veil), ...edges.map(({ shade: own }) => own)].join(", "),
  "@media": {
    print: { overflow: "visible" },
    // The browser would drop its edges: the frame keeps them, in the reader's colours, and the table is the browser's again.
    [media.forcedColors]: {
      vars: { [ground]: "Canvas", [shade]: "CanvasText" },
      forcedColorAdjust: "none",
      selectors: { "&:focus-visible": { outlineColor: "Highlight", boxShadow: "none" } },
    },
  },
});

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  lineHeight: 1.35,
  "@media": {
    [`screen and ${media.belowTablet}`]: { fontSize: theme.fontSize.small },
    [media.forcedColors]: { forcedColorAdjust: "auto" },
  },
});

export const caption = style({ textAlign: "start", fontWeight: 600, paddingBlockEnd: space.near });

export const cell = style({
  padding: `${space.near} ${space.near} ${space.near} 0`,
  borderBlockEnd: `${theme.border.control} solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "baseline",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
  "@media": { [`screen and ${media.belowTablet}`]: { paddingInlineEnd: space.close, hyphens: "auto" } },
});

export const head = style([
  cell,
  { borderBlockEndColor: color.border.control, fontSize: theme.fontSize.small },
]);

export const figureHead = style([head, { textAlign: "end" }]);

export const figures = style([
  cell,
  { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
]);
