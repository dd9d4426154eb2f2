/**
 * Whether the browser is as recent as the oldest that the site is built for (browsers.ts): Chrome knows `round()` since its version
 * 125, Firefox `zoom` since 126, Safari `light-dark()` since 17.5.
 */
export const isSupported = () =>
  CSS.supports("(width: round(1px, 1px)) and (zoom: 1) and (color: light-dark(red, red))");
