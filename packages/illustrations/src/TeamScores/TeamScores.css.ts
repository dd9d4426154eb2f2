import { style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";
import { unit } from "../ProjectedScreen/unit.css.ts";

const { border, color, font, radius, size, space } = theme;

export const teams = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(104px, 100%), 1fr))",
  // A score stands nearer to its own team than to the next one.
  gap: `${space.close} 20px`,
});

export const team = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: space.hair,
  fontWeight: 600,
});

export const name = style({ overflowWrap: "anywhere" });

export const score = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontSize: `max(1.5rem, calc(${unit} * 2.6))`,
  lineHeight: 1,
});

export const buttons = style({ gridColumn: "1 / -1", display: "flex", gap: space.hair });

export const button = style({
  flex: 1,
  display: "grid",
  placeItems: "center",
  minWidth: size.target,
  height: size.target,
  padding: 0,
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.cut,
  background: "transparent",
  color: color.text.default,
  cursor: "pointer",
  "@media": {
    [media.hover]: { selectors: { "&:hover": { background: color.surface.raised } } },
  },
});
