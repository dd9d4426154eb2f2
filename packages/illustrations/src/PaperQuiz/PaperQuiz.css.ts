import { style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

const { color, font, fontSize, space } = theme;

export const quiz = style({ "@media": { print: { fontSize: "9.5pt", lineHeight: 1.22 } } });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.close,
  paddingBlockEnd: space.near,
});

export const heading = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "80%",
  fontSize: fontSize.subtitle,
});

export const foot = style({
  overflowWrap: "anywhere",
  fontSize: fontSize.small,
  "@media": { print: { fontSize: "8pt" } },
});

/** Two columns where they fit: on a wide screen and on paper. */
export const questions = style({
  columns: "18rem 2",
  columnGap: space.wide,
  paddingBlockStart: space.near,
  counterReset: "question",
  "@media": { print: { columns: 2, columnGap: "8mm", paddingBlockStart: "4mm" } },
});

export const question = style({
  breakInside: "avoid",
  paddingBlockEnd: space.regular,
  lineHeight: 1.35,
  counterIncrement: "question",
  "@media": { print: { paddingBlockEnd: "2.8mm", lineHeight: 1.22 } },
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
  "@media": { print: { display: "inline", fontSize: "8pt" } },
});

export const picture = style({
  display: "block",
  width: "auto",
  maxWidth: "100%",
  height: "150px",
  marginBlockStart: space.close,
  border: `1px solid ${color.border.control}`,
  "@media": { print: { height: "24mm", marginBlockStart: "1mm" } },
});

export const options = style({
  display: "grid",
  gap: space.hair,
  marginBlockStart: space.close,
  "@media": { print: { gap: 0, marginBlockStart: "1mm" } },
});

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
