// What is laid on no ink has the colours of paper. A sheet apart: a site whose pages lay an ink everywhere does without it.
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { inkColors } from "./schemes.ts";
import { theme } from "./theme.css.ts";

globalStyle(":root", {
  vars: { ...assignVars(theme.color, inkColors.paper), [theme.night.logo]: theme.night.paper },
  color: theme.color.text.default,
});
