import { of } from "../format/of.ts";
import { counted } from "../format/numbers.ts";

/** The words around an article that is being read. */
export const pressViewer = {
  label: (title: string) => `Article : ${title}`,
  close: "Fermer l’article",
  previous: "Article précédent",
  next: "Article suivant",
  zoom: "Taille réelle",
  failed: "L’image ne s’affiche pas. L’article se lit ci-dessous.",
  visit: (source: string) => `Lire sur le site ${of(source)}`,
  by: (journalist: string) => `Par ${journalist}`,
  shares: (count: number) => counted(count, "partage"),
  likes: (count: number) => counted(count, "mention J’aime", "mentions J’aime"),
  tags: "Tous les mots-clés",
} as const;
