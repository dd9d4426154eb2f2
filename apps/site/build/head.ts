export interface HeadParts {
  fonts: readonly string[];
  /** The rules that the first paint needs, to be inlined. */
  css: string;
  /** The page's style sheet: linked at the fold; without script, there from the start. */
  styleSheet: string;
  /** What must run before anything is painted; of most pages nothing. */
  script?: string | undefined;
}

/**
 * What the pre-render adds to a page's head, so that nothing blocks the first paint: fonts asked for at once, and the rules that
 * it needs inlined. The rest is asked for at the fold (`fold.ts`).
 */
export function headOf({ fonts, css, styleSheet, script }: HeadParts): string {
  const preloadedFonts = fonts.map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  return `${preloadedFonts.join("")}<style>${css}</style>${script ? `<script>${script}</script>` : ""}<noscript><link rel="stylesheet" href="/${styleSheet}"></noscript>`;
}
