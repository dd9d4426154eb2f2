import { styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { color, fontSize, measure } = theme;

export const size = styleVariants({
  lead: { fontSize: fontSize.lead, lineHeight: 1.45, maxWidth: measure.text, textWrap: "pretty" },
  body: { fontSize: fontSize.body, lineHeight: 1.55, maxWidth: measure.text, textWrap: "pretty" },
  small: { fontSize: fontSize.small, lineHeight: 1.5, maxWidth: measure.text },
});

export const tone = styleVariants({
  default: {},
  muted: { color: color.text.muted },
  accent: { color: color.text.accent, fontWeight: 600 },
  strong: { fontWeight: 600 },
});
