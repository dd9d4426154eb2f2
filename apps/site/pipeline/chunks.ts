/** The chunks of the browser's build besides each page's own: libraries, what every page needs, what several share. Fewer are better. */
export const sharedChunks = [
  { name: "react", test: /node_modules|^\0(?:module|rolldown)/ },
  // The shell, on every page, with all that it imports. Few pages need `neverChanges`: left to the merging below, its three lines would
  // bring them the chunk of something else.
  {
    name: "shell",
    test: /client-references\/group\/shell$|\/shell\/living\/neverChanges\.ts$/,
    includeDependenciesRecursively: true,
  },
  // Five pages need it: merged with the tabs, which one of them has, it would cost the other four 1 KiB.
  { name: "address", test: /\/shell\/address\/useHash\.ts$/, includeDependenciesRecursively: false },
  // Pages that need one need the other: merged with their nearest neighbour, they would cost two pages 1 KiB.
  {
    name: "printed",
    test: /\/quiz-engine\/src\/line\.ts$|\/shell\/device\/printPage\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Never the code of a route: it stays with its page, however many chunks of that page share it.
  {
    name: "common",
    test: /\/packages\/(?:ui|content\/(?:src|generated)\/(?!pages\/))|\/apps\/site\/src\/(?:sections|shell)\//,
    minShareCount: 7,
  },
  // What two to six pages share: a chunk for each set of pages, merged with the nearest one below this many bytes.
  {
    name: "shared",
    test: /\/packages\/|\/apps\/site\/src\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 800,
    includeDependenciesRecursively: false,
  },
];

/** Rolldown names a shared chunk after all its entries: the first word is enough. */
export const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split("~")[0]}-[hash].js`;

/**
 * The chunk that a client module goes to: the shell's, that of its one page, or one for several pages. `serverChunk` names the chunk of
 * the server's build that imports it.
 */
export function clientChunk({
  normalizedId,
  serverChunk,
}: {
  normalizedId: string;
  serverChunk: string;
}): string {
  if (normalizedId.startsWith("src/shell/")) return "shell";
  // Two pages play the quiz.
  if (/^src\/routes\/[^/]+\/quiz\//.test(normalizedId)) return "quiz";
  return serverChunk.startsWith("facade:") ? serverChunk : "common";
}
