// The inks as grounds. A sheet apart from the theme's: what lies on a ground it does not lay, a button, leaves it to whoever does.
import { assignVars, style, styleVariants } from "@vanilla-extract/css";
import { inkColors } from "./schemes.ts";
import type { SurfaceColors, SurfaceName } from "./surfaces.ts";
import { theme } from "./theme.css.ts";

/** Whether an ink is the same by night: what is drawn for it stays as it is. */
const isLoud = ({ surface: { page } }: SurfaceColors) => !page.startsWith("light-dark");

/** Lays an ink as ground: everything inside takes the colours that read on it. */
export const surface: Record<SurfaceName, string> = styleVariants(inkColors, (colors) => ({
  vars: {
    ...assignVars(theme.color, colors),
    [theme.night.logo]: isLoud(colors) ? "none" : theme.night.paper,
  },
  backgroundColor: theme.color.surface.page,
  color: theme.color.text.default,
}));

/** A drawing, with the words and the marks that stand on it: a lit poster on a night wall, printed in the inks of the day. */
export const lit = style({ colorScheme: "only light", vars: { [theme.night.logo]: "none" } });
