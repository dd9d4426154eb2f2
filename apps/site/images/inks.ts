/** The inks of the theme that a picture is drawn in: it cannot ask the page for them. */
export const inks = { night: "#0b2341", paper: "#fbf4e6", sun: "#ffb62e" } as const;
