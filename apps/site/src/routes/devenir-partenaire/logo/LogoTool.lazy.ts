// What is fetched when a logo is chosen: it is read, judged and laid on the sail, in the browser alone.
export { logoNews } from "./logoNews.ts";
export { LogoTrial } from "./LogoTrial.tsx";
export { tryLogo } from "./tryLogo.ts";
