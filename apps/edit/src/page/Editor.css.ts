import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

const { border, color, space } = theme;

/** Counted in letters: whoever enlarges the text gets the page of a phone, one thing at a time. */
const wide = "screen and (min-width: 68em)";
const narrow = "not all and (min-width: 68em)";

export const editor = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  minHeight: "100vh",
  "@media": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 17rem) minmax(0, 1fr) minmax(0, 1.1fr)",
      alignContent: "stretch",
      height: "100vh",
    },
  },
});

/** On a phone the list of the contents gives way to what was chosen in it, and comes back. */
export const wideOnly = style({
  display: "grid",
  gap: space.near,
  "@media": { [narrow]: { display: "none" } },
});

export const narrowOnly = style({ "@media": { [wide]: { display: "none" } } });

export const contents = style({ display: "grid", gap: space.near });

const column = style({ padding: space.regular, "@media": { [wide]: { overflowY: "auto" } } });

export const navigation = style([
  column,
  { display: "grid", alignContent: "start", gap: space.near, background: color.surface.raised },
]);

export const stack = style({ display: "grid", alignContent: "start", gap: space.regular, minWidth: 0 });

export const main = style([
  column,
  stack,
  // Where the site is not seen beside it, what is read has the whole place, and lines that can be read.
  {
    "@media": {
      [wide]: { selectors: { "&:last-child": { gridColumn: "2 / -1", paddingInlineEnd: "30%" } } },
    },
  },
]);

export const preview = style([
  column,
  {
    display: "grid",
    gridTemplateRows: "auto 1fr",
    gap: space.near,
    borderInlineStart: `${border.strong} solid ${color.line}`,
    "@media": { [narrow]: { display: "none" } },
  },
]);

/** The window on the site. */
export const site = style({
  width: "100%",
  height: "100%",
  minHeight: "32rem",
  border: `${border.control} solid ${color.border.control}`,
});

export const list = style({ display: "grid", gap: space.hair });

export const results = style({ display: "grid", gap: space.near });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.near,
  alignItems: "center",
  justifyContent: "space-between",
});

/** What stands above the form whatever is seen of it. */
export const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "grid",
  gap: space.close,
  paddingBlock: space.near,
  background: color.surface.page,
  borderBlockEnd: `${border.strong} solid ${color.line}`,
  "@media": {
    [wide]: { insetBlockStart: `calc(-1 * ${space.regular})` },
    // Nothing may hide the field that one types in.
    "(max-height: 30em)": { position: "static" },
  },
});

/** How high the bar is: what it says changes it. */
export const BAR_HEIGHT = "--bar-height";

const below = `calc(var(${BAR_HEIGHT}, 0px) + ${space.close})`;

globalStyle(`html, ${main}`, {
  scrollPaddingBlockStart: below,
  "@media": { "(max-height: 30em)": { scrollPaddingBlockStart: 0 } },
});

// What stands in the bar is in sight already: nothing scrolls for it.
globalStyle(`${bar} *`, {
  scrollMarginBlockStart: `calc(-1 * ${below})`,
  "@media": { "(max-height: 30em)": { scrollMarginBlockStart: 0 } },
});

export const notice = style({
  display: "grid",
  gap: space.close,
  padding: space.near,
  background: color.surface.raised,
  borderInlineStart: `${border.poster} solid ${color.wake.mark}`,
});

export const table = style({ width: "100%", borderCollapse: "collapse" });

globalStyle(`${table} :is(th, td)`, {
  padding: space.close,
  textAlign: "start",
  verticalAlign: "top",
  borderBlockEnd: `${border.control} solid ${color.line}`,
});

// The names of the fields stay whole; what they hold may be an address without a space.
globalStyle(`${table} td`, { overflowWrap: "anywhere" });
