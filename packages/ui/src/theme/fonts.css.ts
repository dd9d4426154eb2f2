import { globalFontFace } from "@vanilla-extract/css";

globalFontFace("Anybody", {
  src: 'url("./fonts/anybody.woff2") format("woff2")',
  fontWeight: "900",
  fontStretch: "50% 150%",
  fontDisplay: "swap",
});

globalFontFace("Instrument Sans", {
  src: 'url("./fonts/instrument-sans.woff2") format("woff2")',
  fontWeight: "400 700",
  fontDisplay: "swap",
});

const percent = (value: number) => `${Math.round(value * 10) / 10}%`;

/**
 * While the fonts are on their way, a local Arial keeps their measure and the height of their lines: one face for each
 * range of widths, scaled to the mean advance of Anybody there (measured on French headlines), or less where a headline would not
 * hold in its line, as one with capitals (« plan RSE. »): it would take a second one, and the page would jump when the font comes.
 */
const slices = [
  ["50% 60%", 72],
  ["60.1% 64%", 77.6],
  ["64.1% 68.4%", 82.9],
  ["68.5% 73%", 88],
  ["73.1% 80%", 95.5],
  ["80.1% 87%", 101],
  ["87.1% 96%", 96],
  ["96.1% 106%", 122],
  ["106.1% 118%", 132],
  ["118.1% 128%", 145],
  ["128.1% 150%", 156],
] as const;

const inPlaceOfAnybody = (size: number) => ({
  src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arimo Bold"), local("Roboto Bold")',
  fontWeight: "900",
  sizeAdjust: percent(size),
  ascentOverride: percent(7950 / size),
  descentOverride: percent(2400 / size),
  lineGapOverride: "0%",
});

globalFontFace(
  "Affiche repli",
  slices.map(([fontStretch, size]) => ({ fontStretch, ...inPlaceOfAnybody(size) })),
);

/** What a button says has few capitals, and no line to hold in: those of « plan RSE. », as wide, would make it an eighth too short. */
globalFontFace("Bouton repli", inPlaceOfAnybody(109));

globalFontFace("Texte repli", {
  src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Arimo"), local("Roboto")',
  fontWeight: "400 700",
  sizeAdjust: "100.7%",
  ascentOverride: "96.3%",
  descentOverride: "24.8%",
  lineGapOverride: "0%",
});
