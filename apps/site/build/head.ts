import { readFileSync } from "node:fs";
import type { PageFiles } from "./manifest.ts";

/**
 * What the pre-render adds to a page's head, so that nothing blocks the first paint: fonts asked for at once, the page's
 * style sheets inlined, and the script asked for after the first paint.
 */
export function headOf(files: PageFiles, entry: string, folder: string): string {
  const fonts = files.fonts.map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const styles = files.css.map((file) => readFileSync(folder + file, "utf8").trim());
  // Disabled links are never fetched: they only tell the module loader that these sheets are already here.
  const known = files.css.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  return [...fonts, `<style>${styles.join("")}</style>`, ...known, script(files.js, entry)].join("");
}

function script(js: readonly string[], entry: string): string {
  const preloads = js.filter((file) => file !== entry).map((file) => `/${file}`);
  return `<script type="module">
let started;
function start() {
  if (started) return;
  started = true;
  for (const href of ${JSON.stringify(preloads)}) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  import("/${entry}");
}
addEventListener("load", () => setTimeout(start));
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
</script>`;
}
