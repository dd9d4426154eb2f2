import { createVar, fallbackVar, style, styleVariants } from "@vanilla-extract/css";
import { inks } from "./inks.ts";
import { CONTENT_EDGE, lit, media, surface, theme } from "@sillages/ui/theme";

const { color, space } = theme;

/** Paper shows the whole map, however narrow its sheet. */
const phone = `screen and ${media.belowTablet}`;
const belowDesktop = `screen and ${media.belowDesktop}`;

/** Wider than a phone, narrower than a desktop: the porthole leaves the names of the Atlantic their room. */
const betweenThem = `screen and ${media.tabletOnly}`;

export const sea = style([
  surface.sea,
  lit,
  {
    position: "relative",
    "@media": {
      [phone]: { paddingBlockEnd: "30px" },
      // As much larger than another drawing as it holds more.
      print: { maxWidth: "112mm", breakBefore: "avoid" },
    },
  },
]);

/** On a phone, the window on the Atlantic alone: 500 × 620 units, from (330, 90). */
export const world = style({
  overflow: "hidden",
  "@media": { [phone]: { aspectRatio: "500 / 620" } },
});

/** How far above the foot of the sea the porthole stands; it hangs below by default. */
export const portholeFoot = createVar();

export const porthole = style({
  position: "absolute",
  insetInlineEnd: "clamp(20px, 5.2vw, 86px)",
  insetBlockEnd: fallbackVar(portholeFoot, "-9%"),
  width: "33%",
  "@media": {
    [betweenThem]: { width: "38%", insetInlineEnd: "20px" },
    // Nothing below the sea leaves it room to hang.
    [`${media.tablet} and ${media.noScript}`]: { insetBlockEnd: "26px" },
    print: { width: "38%", insetInlineEnd: 0, insetBlockEnd: "10%" },
    [phone]: {
      position: "relative",
      inset: "auto",
      width: `calc(100% - 2 * ${space.margin})`,
      margin: "-34px auto 0",
    },
  },
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "10px 26px",
  fontSize: theme.fontSize.small,
  fontWeight: 600,
  "@media": {
    [media.desktop]: {
      position: "absolute",
      insetInlineStart: CONTENT_EDGE,
      insetBlockEnd: "26px",
      maxWidth: "min(22em, 42vw)",
    },
    // Under the sea: printed over it, it would lie on a country.
    [belowDesktop]: { padding: `22px ${space.margin} 0` },
    [betweenThem]: { maxWidth: "60%", paddingBlockEnd: "26px" },
    print: { position: "static", maxWidth: "none", padding: `${space.close} 0` },
  },
});

const keyed = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "9px",
  color: "inherit",
  backgroundColor: "transparent",
  "::before": {
    content: '""',
    flex: "none",
    width: "16px",
    height: "16px",
    border: `2.5px solid ${color.border.control}`,
    borderRadius: theme.radius.round,
    background: color.surface.page,
    printColorAdjust: "exact",
    forcedColorAdjust: "none",
  },
});

/** The dot takes the colours of its ink, the words those of the sea. */
export const key = styleVariants(inks, (ink) => [ink, keyed]);
