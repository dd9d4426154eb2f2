import { style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

const { color, font, fontSize, space } = theme;

export const board = style({ display: "grid", gap: space.regular, containerType: "inline-size" });

const display = { fontFamily: font.display, fontWeight: 900 } as const;

// Three figures and their unit fill a phone; four still hold.
export const score = style({
  ...display,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  columnGap: ".08em",
  fontSize: "min(clamp(7rem, 21vw, 20rem), 40cqi)",
  lineHeight: 0.76,
  color: color.text.default,
});

export const giant = style({ fontStretch: "64%", letterSpacing: "-.03em", color: color.text.accent });

export const unit = style({ fontSize: "max(.28em, 1.25rem)", fontStretch: "80%", lineHeight: 1 });

export const figures = style({ display: "flex", flexWrap: "wrap", gap: `${space.regular} ${space.loose}` });

export const figure = style({ display: "grid", gap: space.close, fontWeight: 600, lineHeight: 1.25 });

export const value = style({ ...display, fontStretch: "74%", fontSize: fontSize.title, lineHeight: 0.9 });

export const note = style({ fontSize: fontSize.small, fontWeight: 400 });
