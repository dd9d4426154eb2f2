import { theme } from "../theme/theme.css.ts";

/** On paper, after the words of a link that leads to another site: where it leads. */
export const address = {
  content: '" (" attr(href) ")"',
  font: `400 ${theme.fontSize.small} ${theme.font.text}`,
  overflowWrap: "anywhere",
} as const;
