// Development only: the styles, and a page that is awake from the start, so that an edit is seen at once.
import "./recorder.ts";
import "../styles.ts";

/** The browser's entry as Vite serves it, with what hot reload of components needs before it. */
const entry = "/@id/__x00__virtual:vite-rsc/entry-browser";

await import(/* @vite-ignore */ entry);
await window.asleep.live?.();
// Awake: an address that chooses something has nothing left to wake.
window.asleep.waking = true;
await import("./starter.ts");
