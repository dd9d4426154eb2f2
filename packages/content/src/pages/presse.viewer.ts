import { words } from "#data/pages/presse.viewer";
import { of } from "../format/of.ts";
import { counted } from "../format/numbers.ts";

/** The words around an article that is being read. */
export const pressViewer = {
  ...words,
  label: (title: string) => `Article : ${title}`,
  visit: (source: string) => `Lire sur le site ${of(source)}`,
  by: (journalist: string) => `Par ${journalist}`,
  shares: (count: number) => counted(count, "partage"),
  likes: (count: number) => counted(count, "mention J’aime", "mentions J’aime"),
} as const;
