import { surface } from "../../theme/theme.css.ts";

/** The inks of countries and dots. */
export const inks = { sun: surface.soleil, dawn: surface.aube, mark: surface.vermillon };
