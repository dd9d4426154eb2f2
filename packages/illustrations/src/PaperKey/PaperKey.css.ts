import { style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

const { font, fontSize, space } = theme;

/** On a page of its own: pupils do not get it. */
export const key = style({ breakBefore: "page", display: "grid", gap: space.near });

export const heading = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "80%",
  fontSize: fontSize.subtitle,
});

export const answers = style({
  overflowWrap: "anywhere",
  columns: "20rem 2",
  columnGap: space.wide,
  fontSize: fontSize.small,
  lineHeight: 1.3,
  "@media": { print: { fontSize: "9.5pt", columns: 2, columnGap: "8mm" } },
});

export const answer = style({ breakInside: "avoid", paddingBlockEnd: space.close });

export const source = style({ fontStyle: "normal" });
