export interface Starter {
  /** Every script of the page, the entry included. */
  scripts: readonly string[];
  entry: string;
}

/**
 * What asks for the page's scripts: after the first paint, and after the poster that it makes room for, since they would share a
 * slow network with what one waits for. Short: it stands in every page.
 */
export function starterOf({ scripts, entry }: Starter): string {
  const imported = JSON.stringify(scripts.filter((file) => file !== entry).map((file) => `/${file}`));
  const load = `for(const file of ${imported})import(file).catch(()=>{});import("/${entry}").catch(()=>{document.getElementById("panne").hidden=false})`;
  const wait = `const poster=document.querySelector("img[fetchpriority=high]");!poster||poster.complete||!poster.checkVisibility()?start():poster.onload=poster.onerror=start`;
  return `{let started;const start=()=>{if(!started){started=true;${load}}},wait=()=>{${wait}};addEventListener("load",wait);new PerformanceObserver(wait).observe({type:"paint",buffered:true})}`;
}
