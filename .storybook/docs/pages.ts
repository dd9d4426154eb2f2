import type { StoryIndex } from "storybook/internal/types";

/** Where each docs page stands: by the name of its component, and by the file of its stories. */
export interface Pages {
  byName: ReadonlyMap<string, string>;
  byFile: ReadonlyMap<string, string>;
}

async function readPages(): Promise<Pages> {
  const { entries } = (await (await fetch("./index.json")).json()) as StoryIndex;
  const pages = Object.values(entries).filter(({ type }) => type === "docs");
  const name = (title: string) => title.split("/").at(-1) ?? title;
  return {
    byName: new Map(
      pages
        .filter(({ title }) => /^(?:Composants|Illustrations)\//.test(title))
        .map(({ title, id }) => [name(title), id]),
    ),
    byFile: new Map(pages.map(({ importPath, id }) => [importPath, id])),
  };
}

let pages: Promise<Pages> | undefined;

/** The pages of this Storybook, asked once. */
export const pagesOfStorybook = (): Promise<Pages> => (pages ??= readPages());
