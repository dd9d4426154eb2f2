// What the inks are. Private to theme/: a component asks theme.css.ts what a colour is for.
export const ink = {
  papier: "#fbf4e6",
  papier2: "#f1e6d0",
  nuit: "#0b2341",
  nuit2: "#123a5c",
  iroise: "#0f7482",
  lagon: "#9bd0c3",
  vermillon: "#f1552b",
  brique: "#b8300f",
  soleil: "#ffb62e",
  soleil2: "#ffd684",
  aube: "#f8b5a0",
  aube2: "#fbd6c4",
  algue: "#1f4f48",
  grisDeMer: "#41536b",
  brume: "#b9c7d3",
  galet: "#5b6879",
  sable: "#cfc6b4",
  ardoise: "#5c5a55",
} as const;

/** `hex` at `alpha` (0 to 1), as an eight-digit hexadecimal colour. */
export function wash(hex: string, alpha: number): string {
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0")}`;
}
