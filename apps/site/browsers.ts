/**
 * The oldest of each browser that the site is built for: what all of them had in May 2024, « widely available » as Baseline says it,
 * since November 2026. /accessibilite and the README tell it; src/boot/supportedBrowser.ts asks for it.
 */
export const oldestBrowsers = { Chrome: "125", Edge: "125", Firefox: "126", Safari: "17.5" } as const;
