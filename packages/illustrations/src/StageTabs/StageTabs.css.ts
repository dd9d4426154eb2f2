import { style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

const { color, ease, motion, space } = theme;

/** Where the posters fold into lines, and the chosen one unfolds with its panel. */
const stacked = `screen and ${media.belowDesktop} and (scripting: enabled)`;

export const group = style({
  "@media": {
    [stacked]: { display: "flex", flexDirection: "column", gap: space.near },
  },
});

/** A poster and its panel stand together among the others, wherever they are in the HTML. */
export const places = Array.from({ length: 8 }, (_, order) => style({ "@media": { [stacked]: { order } } }));

export const row = style({
  display: "flex",
  flexDirection: "column",
  gap: space.near,
  "@media": {
    [stacked]: { display: "contents" },
    [media.desktop]: { flexDirection: "row", height: "clamp(480px, 34vw, 620px)" },
    print: { display: "none" },
  },
});

export const stage = style({
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr)",
  minWidth: 0,
  color: color.text.default,
  textDecoration: "none",
  selectors: { "&[aria-selected=true]": { gridTemplateColumns: "minmax(0, 1fr)", cursor: "default" } },
  "@media": {
    [media.desktop]: {
      display: "flex",
      flexDirection: "column",
      flex: "1 1 0",
      selectors: { "&[aria-selected=true]": { flexGrow: 2.5 } },
    },
    [`${media.desktop} and ${media.motion}`]: { transition: `flex-grow ${motion.fade} ${ease}` },
  },
});

export const panel = style({
  display: "flex",
  flexDirection: "column",
  gap: space.near,
  marginBlockStart: space.wide,
  "@media": {
    [stacked]: { marginBlock: `${space.near} ${space.wide}` },
    "screen and (scripting: enabled)": { selectors: { "&:not([data-selected])": { display: "none" } } },
    print: { breakInside: "avoid", marginBlockStart: 0, paddingBlockStart: space.near },
  },
});
