// What some components do without React: called once in a page, where React may never come.
export { enhanceCarousels } from "./components/Carousel/enhanceCarousels.ts";
export { enhanceLogoMarquees } from "./components/LogoMarquee/enhanceLogoMarquees.ts";
export { enhanceSchemeSwitches, showChosenScheme } from "./components/SchemeSwitch/enhanceSchemeSwitches.ts";
export { applyKeptScheme } from "./components/SchemeSwitch/scheme.ts";
export { enhanceSiteHeader } from "./components/SiteHeader/enhanceSiteHeader.ts";
