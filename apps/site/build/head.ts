export interface HeadParts {
  fonts: readonly string[];
  /** Every script of the page, the entry included. */
  scripts: readonly string[];
  /** The rules that the first paint needs, to be inlined. */
  css: string;
  /** The page's style sheet: linked at the fold, kept in the head for who comes back to the page; without script, there from the start. */
  styleSheet: string;
  /** Asked for after the first paint, and after the picture that it makes room for. */
  entry: string;
}

/**
 * What the pre-render adds to a page's head, so that nothing blocks the first paint: fonts asked for at once, the rules that
 * it needs inlined, the rest asked for after it. Scripts wait for the page's poster too: they would share a slow network with
 * it, and it is what one waits for.
 */
export function headOf({ fonts, scripts, css, styleSheet, entry }: HeadParts): string {
  const preloadedFonts = fonts.map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const imported = scripts.filter((file) => file !== entry).map((file) => `/${file}`);
  return `${preloadedFonts.join("")}<style>${css}</style><noscript><link rel="stylesheet" href="/${styleSheet}"></noscript><script type="module">
let started;
function start() {
  if (started) return;
  started = true;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/${styleSheet}" }));
  for (const file of ${JSON.stringify(imported)}) import(file).catch(() => {});
  import("/${entry}").catch(() => { document.getElementById("panne").hidden = false; });
}
addEventListener("load", () => setTimeout(start));
new PerformanceObserver(() => {
  const poster = document.querySelector("img[fetchpriority=high]");
  if (!poster || poster.complete) start();
  else for (const event of ["load", "error"]) poster.addEventListener(event, start);
}).observe({ type: "paint", buffered: true });
</script>`;
}
