// Storybook looks for a word in names, in paths and in the headings of docs pages, « anchors » of the index: what people call
// a component goes in there. Its docs page takes its name, which is what a result shows.
import type { DocsIndexEntry, StoryIndex } from "storybook/internal/types";
import { aliasesOf } from "./aliases.ts";

/** A heading weighs a sixth of a name in the search: said as many times, an alias is worth a name. */
const WEIGHT = 6;

const findable = (entry: DocsIndexEntry): DocsIndexEntry => ({
  ...entry,
  name: entry.title.split("/").at(-1) ?? entry.name,
  anchors: Array.from({ length: WEIGHT }, () =>
    aliasesOf(entry.title).map((title) => ({ id: "", title })),
  ).flat(),
});

interface Generator {
  getIndexAndStats: () => Promise<{ storyIndex: StoryIndex }>;
}

const told = new WeakSet<Generator>();

/** Makes the pages of the index found by their other names. The test of the search says when Storybook stops reading them. */
export function withAliases<G extends Generator>(generator: G): G {
  // Storybook asks for its one generator many times.
  if (told.has(generator)) return generator;
  told.add(generator);
  const read = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const { storyIndex, ...stats } = await read();
    const entries = Object.values(storyIndex.entries).map((entry) => [
      entry.id,
      entry.type === "docs" ? findable(entry) : entry,
    ]);
    return { ...stats, storyIndex: { ...storyIndex, entries: Object.fromEntries(entries) } };
  };
  return generator;
}
