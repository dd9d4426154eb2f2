import { style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

export const progress = style({ display: "grid", gap: theme.space.near });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${theme.space.close} 20px`,
});

export const text = style({
  fontFamily: theme.font.display,
  fontWeight: 900,
  fontStretch: "82%",
  fontSize: "1.5625rem",
  lineHeight: 1.2,
});
