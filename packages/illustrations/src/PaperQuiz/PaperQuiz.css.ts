import { style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

const { border, color, fontSize, space } = theme;

export const fields = style({ display: "flex", flexWrap: "wrap", gap: `${space.near} ${space.regular}` });

export const field = style({
  flex: "1 1 12rem",
  paddingBlockEnd: space.near,
  borderBlockEnd: `${border.control} solid ${color.border.control}`,
  fontWeight: 600,
});

/** Two columns where they fit: on a wide screen and on paper. */
export const questions = style({
  columns: "22rem 2",
  columnGap: space.wide,
  counterReset: "question",
});

export const question = style({
  breakInside: "avoid",
  paddingBlockEnd: space.regular,
  lineHeight: 1.35,
  counterIncrement: "question",
});

export const words = style({
  fontWeight: 700,
  // The list is ordered: a reader counts by itself.
  "::before": { content: 'counter(question) ". " / ""' },
});

export const note = style({
  display: "block",
  fontSize: fontSize.small,
  fontWeight: 400,
  color: color.text.muted,
});

export const options = style({ display: "grid", gap: space.hair, marginBlockStart: space.close });

export const option = style({
  display: "grid",
  gridTemplateColumns: "auto 1.2em minmax(0, 1fr)",
  gap: space.close,
});

export const box = style({
  width: "1em",
  height: "1em",
  marginBlockStart: ".2em",
  border: "2px solid currentColor",
});
