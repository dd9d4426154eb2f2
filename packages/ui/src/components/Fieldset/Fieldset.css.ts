import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { space } = theme;

export const legend = style({
  fontWeight: 700,
  fontSize: "1rem",
  lineHeight: 1.55,
  padding: 0,
  marginBlockEnd: "10px",
  // WebKit counts the height of a legend twice in a fieldset that it lays out while the page arrives: as a float it is counted once.
  float: "inline-start",
  inlineSize: "100%",
});

/** Between the legend and what it heads: it is read before anything is chosen. */
export const notes = style({ marginBlockEnd: "10px", overflowWrap: "anywhere" });

globalStyle(`${legend} + *`, { clear: "both" });

export const layout = styleVariants({
  column: { display: "grid", gap: space.near },
  row: { display: "flex", flexWrap: "wrap", gap: "10px" },
  line: {
    display: "flex",
    gap: "10px",
    "@media": {
      [media.tablet]: { flexWrap: "wrap" },
      [media.belowTablet]: {
        marginInline: `calc(-1 * ${space.margin})`,
        // Room for the ring of focus, which the scrolling row would cut.
        marginBlock: "-6px",
        paddingInline: space.margin,
        paddingBlock: "6px",
        overflowX: "auto",
        scrollbarWidth: "none",
      },
    },
  },
});

globalStyle(`${layout.line} > *`, { flex: "none" });
