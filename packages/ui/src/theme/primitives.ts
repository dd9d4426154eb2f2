// What the inks are. Private to theme/: a component asks theme.css.ts what a colour is for.
export const ink = {
  paper: "#fbf4e6",
  cream: "#f1e6d0",
  night: "#0b2341",
  nightPale: "#123a5c",
  sea: "#0f7482",
  lagoon: "#9bd0c3",
  vermilion: "#f1552b",
  brick: "#b8300f",
  sun: "#ffb62e",
  sunPale: "#ffd684",
  dawn: "#f8b5a0",
  dawnPale: "#fbd6c4",
  kelp: "#1f4f48",
  seaGrey: "#41536b",
  mist: "#b9c7d3",
  pebble: "#5b6879",
  sand: "#cfc6b4",
  slate: "#5c5a55",
  // By night.
  abyss: "#06152a",
  plum: "#4b1d38",
  swell: "#8fa5b8",
} as const;

/** `hex` at `alpha` (0 to 1), as an eight-digit hexadecimal colour. */
export function wash(hex: string, alpha: number): string {
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0")}`;
}
