/** What the browser gets beside a file for each page: libraries, what every page needs, what several share. A file less is a request less. */
export const sharedChunks = [
  { name: "react", test: /node_modules|^\0(?:module|rolldown)/ },
  // The parts of the shell, which stand on every page, and all that they import; and three lines that few pages need, which would bring
  // them their nearest neighbour.
  {
    name: "shell",
    test: /client-references\/group\/shell$|\/shell\/neverChanges\.ts$/,
    includeDependenciesRecursively: true,
  },
  // Five pages read what the address ends with: with tabs, which one of them has, it would cost the four others 1 KiB.
  { name: "address", test: /\/shell\/useHash\.ts$/, includeDependenciesRecursively: false },
  // Pages that read a name print it: with what its nearest neighbour tells, it would cost two of them 1 KiB.
  {
    name: "printed",
    test: /\/quiz-engine\/src\/line\.ts$|\/shell\/printPage\.ts$/,
    includeDependenciesRecursively: false,
  },
  // What belongs to one page stays with it, however many files it is cut in.
  {
    name: "common",
    test: /\/packages\/(?:ui|content\/(?:src|generated)\/(?!pages\/))|\/apps\/site\/src\/(?:sections|shell)\//,
    minShareCount: 7,
  },
  // What two to six pages share goes by who shares it; what is smaller than this many bytes joins its nearest neighbour.
  {
    name: "shared",
    test: /\/packages\/|\/apps\/site\/src\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 800,
    includeDependenciesRecursively: false,
  },
];

/** A shared file is named after all who share it: the first word is enough. */
export const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split("~")[0]}-[hash].js`;

/**
 * The file that the code of a living part goes to: the shell's, that of the one page that has it, or one for those of several pages.
 * `serverChunk` names the part of the server's build where it is met.
 */
export function clientChunk({
  normalizedId,
  serverChunk,
}: {
  normalizedId: string;
  serverChunk: string;
}): string {
  if (normalizedId.startsWith("src/shell/")) return "shell";
  // Two pages play the quiz, and no other needs it.
  if (/^src\/routes\/[^/]+\/quiz\//.test(normalizedId)) return "quiz";
  return serverChunk.startsWith("facade:") ? serverChunk : "common";
}
