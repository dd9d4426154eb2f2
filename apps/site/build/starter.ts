export interface Starter {
  /** Every script of the page, the entry included. */
  scripts: readonly string[];
  entry: string;
}

/**
 * What asks for the page's scripts: after the first paint, and after the poster that it makes room for, since they would share a
 * slow network with what one waits for.
 */
export function starterOf({ scripts, entry }: Starter): string {
  const imported = scripts.filter((file) => file !== entry).map((file) => `/${file}`);
  return `{
let started;
const start = () => {
  if (started) return;
  started = true;
  for (const file of ${JSON.stringify(imported)}) import(file).catch(() => {});
  import("/${entry}").catch(() => { document.getElementById("panne").hidden = false; });
};
addEventListener("load", start);
new PerformanceObserver(() => {
  const poster = document.querySelector("img[fetchpriority=high]");
  if (!poster || poster.complete) start();
  else poster.onload = poster.onerror = start;
}).observe({ type: "paint", buffered: true });
}`;
}
