import { styleVariants } from "@vanilla-extract/css";
import { printedPage } from "../../theme/paper.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, fontSize, measure } = theme;

/** In a flexible column too, a word wider than its room breaks: an address, a name at 200 %. */
const text = { maxWidth: measure.text, overflowWrap: "anywhere" } as const;

/** Lines are closer there, and small letters leave room for more of them. */
const onPaper = printedPage({ maxWidth: "42em", lineHeight: 1.4 });

export const size = styleVariants({
  lead: { ...text, fontSize: fontSize.lead, lineHeight: 1.45, textWrap: "pretty", "@media": onPaper },
  body: { ...text, fontSize: fontSize.body, lineHeight: 1.55, textWrap: "pretty", "@media": onPaper },
  small: { ...text, fontSize: fontSize.small, lineHeight: 1.5, "@media": onPaper },
});

export const tone = styleVariants({
  default: {},
  muted: { color: color.text.muted },
  accent: { color: color.text.accent, fontWeight: 600 },
  strong: { fontWeight: 600 },
});
