import { style } from "@vanilla-extract/css";

/** Says which stage is chosen, by its place: its drawing waits for that word, whether script or the HTML says it. */
export const choice = style({});

/** As many stages as a map can tell apart. */
const places = [0, 1, 2, 3, 4, 5];

/** Seen once the stage in this place is chosen. */
export const whenChosen = places.map((at) =>
  style({ selectors: { [`${choice}:not([data-chosen="${at}"]) &`]: { display: "none" } } }),
);

/** Seen as long as it is not. */
export const whenNot = places.map((at) =>
  style({ selectors: { [`${choice}[data-chosen="${at}"] &`]: { display: "none" } } }),
);
