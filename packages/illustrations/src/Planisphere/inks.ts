import { surface } from "@sillages/ui/theme";

/** The inks of countries and dots. */
export const inks = { sun: surface.sun, dawn: surface.dawn, mark: surface.vermilion };
