import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

const { color, space } = theme;

export const list = style({ display: "grid", gap: space.near });

const line = style({
  display: "grid",
  gridTemplateColumns: "32px minmax(0, 1fr)",
  gap: space.near,
  alignItems: "start",
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});

export const outcome = styleVariants({ right: [line], wrong: [line], unknown: [line] });

const mark = style({
  display: "grid",
  placeItems: "center",
  width: "32px",
  height: "32px",
  border: `2px solid ${color.border.control}`,
});

/** A check on a full square, a cross on an outlined one, a dash: the drawing changes, not the colour alone. */
export const marks = styleVariants({
  right: [mark, { background: color.border.control, color: color.surface.page }],
  wrong: [mark, { borderWidth: "3px", borderColor: color.border.error, color: color.text.error }],
  unknown: [mark, { borderStyle: "dashed" }],
});

export const word = style({ display: "block", fontWeight: 700 });
