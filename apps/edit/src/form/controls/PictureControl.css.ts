import { style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

const { border, color, radius, space } = theme;

export const picture = style({
  display: "grid",
  gridTemplateColumns: "7rem 1fr",
  gap: space.near,
  alignItems: "start",
});

export const thumbnail = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  padding: space.hair,
  border: `${border.control} solid ${color.line}`,
  borderRadius: radius.cut,
  background: color.field.background,
});

export const image = style({ maxWidth: "100%", maxHeight: "6rem", objectFit: "contain" });

export const choice = style({ display: "grid", gap: space.close, minWidth: 0 });
