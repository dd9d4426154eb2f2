// Where pages are rendered: only what says "use client" becomes code for the browser. A page's tree becomes a payload, of which
// entry.ssr.tsx makes HTML and entry.browser.tsx, once something is touched, a living page.
import "./styles.ts";

export { documents } from "./documents.ts";
export { files } from "./files.ts";
export { identity, logPaths, noticesPath } from "@sillages/content";
export { notFound, routeOf, routes } from "./routes.ts";
export { kitTexts } from "./files/kitTexts.ts";
export { setDownloads } from "./shell/links/downloads.ts";
export { setEdition } from "./shell/time/edition.ts";
export { sharePicture } from "./shell/frame/sharePicture.ts";

export { renderDocument, renderPage } from "./render.tsx";
export { default } from "./development.tsx";

if (import.meta.hot) import.meta.hot.accept();
