export const tablet = "(min-width: 761px)";
export const desktop = "(min-width: 1081px)";
export const wide = "(min-width: 1281px)";
/** A tablet up, and any paper: whatever margins a print dialog leaves, a sheet is composed alike. */
export const sheet = "print, (min-width: 761px)";
/** A desktop up, and any paper: its words are small, its columns many. */
export const desktopSheet = "print, (min-width: 1081px)";
/** A tablet, and a phone that lies: wider than a phone, narrower than a desktop. */
export const tabletOnly = "(min-width: 761px) and (max-width: 1080px)";
export const belowTablet = "(max-width: 760px)";
export const belowDesktop = "(max-width: 1080px)";
/** A phone whose reader has enlarged the text: a line holds few letters. */
export const largeText = "(max-width: 19em)";
export const hover = "(hover: hover)";
export const dark = "(prefers-color-scheme: dark)";
export const moreContrast = "(prefers-contrast: more)";
export const motion = "(prefers-reduced-motion: no-preference)";
export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const noScript = "(scripting: none)";
export const forcedColors = "(forced-colors: active)";
