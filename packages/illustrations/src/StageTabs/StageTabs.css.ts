import { style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

const { color, space } = theme;

/** Where the posters fold into lines, and the chosen one unfolds with its panel. */
const stacked = `screen and ${media.belowDesktop} and (scripting: enabled)`;

export const group = style({
  "@media": {
    [stacked]: { display: "flex", flexDirection: "column", gap: space.near },
    // The posters stand one above the other, and what the chosen one tells is in sight beside them.
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      columnGap: "clamp(32px, 3.4vw, 64px)",
      alignItems: "start",
    },
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
    [media.desktop]: { gridRow: "1 / span 8" },
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
});

export const panel = style({
  display: "flex",
  flexDirection: "column",
  gap: space.near,
  marginBlockStart: space.wide,
  "@media": {
    [stacked]: { marginBlock: `${space.near} ${space.wide}` },
    [media.desktop]: { gridColumn: 2, marginBlockStart: 0 },
    [`${media.desktop} and ${media.noScript}`]: { marginBlockEnd: space.wide },
    "screen and (scripting: enabled)": { selectors: { "&:not([data-selected])": { display: "none" } } },
    print: { breakInside: "avoid", marginBlockStart: 0, paddingBlockStart: space.near },
  },
});
