import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";
import { port } from "../PortList/PortList.css.ts";

const { color, layer, size, space } = theme;

/** Wide enough for both: a tablet that lies down, as `enhanceBesideCharts` knows. */
export const beside = "(min-width: 901px)";
export const below = "(max-width: 900px)";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.regular,
  "@media": {
    [beside]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: "clamp(32px, 5vw, 96px)" },
    print: { display: "block" },
  },
});

/** On a phone it lies over the words that go by, on the ink of its section. */
export const chart = style({
  position: "sticky",
  insetBlockStart: size.header,
  zIndex: layer.overPicture,
  alignSelf: "start",
  paddingBlock: space.near,
  "@media": {
    [`screen and ${below}`]: {
      backgroundColor: color.surface.page,
      borderBlockEnd: `${theme.border.poster} solid`,
    },
    [beside]: { insetBlockStart: `calc(${size.header} + ${space.regular})` },
    print: { position: "static", width: "70mm", marginInline: "auto" },
    // A window too low for both leaves it to the words.
    "(max-height: 520px)": { position: "static" },
  },
});

export const words = style({ minWidth: 0 });

/** What a page keeps free at its top wherever a link leads (the kit's global styles). */
const HEAD = `(${size.header} + ${space.regular})`;

// What takes focus comes below the chart, not behind it: the tallest is as high as the Atlantic.
globalStyle(`${words} :is(a, button, input, summary, [tabindex])`, {
  "@media": {
    [`${below} and (min-height: 520.02px)`]: {
      scrollMarginBlockStart: `calc(38vh + 2 * ${space.near} + ${space.regular})`,
    },
  },
});

// A link to a port brings it to the line that one reads at (enhanceBesideCharts.ts).
globalStyle(`${words} ${port}`, {
  scrollMarginBlockStart: `calc(44svh - ${HEAD})`,
  "@media": { [below]: { scrollMarginBlockStart: `calc(65svh - ${HEAD})` } },
});
