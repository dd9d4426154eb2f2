/** Where the composition changes, and what the reader asked for. Styles are written for the phone first. */
export const media = {
  tablet: "(min-width: 761px)",
  desktop: "(min-width: 1081px)",
  wide: "(min-width: 1281px)",
  /** A tablet up, and any paper: whatever margins a print dialog leaves, a sheet is composed alike. */
  sheet: "print, (min-width: 761px)",
  /** A desktop up, and any paper: its words are small, its columns many. */
  desktopSheet: "print, (min-width: 1081px)",
  belowTablet: "(max-width: 760px)",
  belowDesktop: "(max-width: 1080px)",
  /** A phone whose reader has enlarged the text: a line holds few letters. */
  largeText: "(max-width: 19em)",
  hover: "(hover: hover)",
  dark: "(prefers-color-scheme: dark)",
  moreContrast: "(prefers-contrast: more)",
  motion: "(prefers-reduced-motion: no-preference)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  noScript: "(scripting: none)",
  forcedColors: "(forced-colors: active)",
} as const;
