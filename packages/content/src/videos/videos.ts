import type { Video } from "./videos.schema.ts";

/** The videos, most recent first; they are watched outside the site. */
export const videos: readonly Video[] = [
  {
    id: "plancton-depuis-un-ponton",
    title: "Le plancton depuis un ponton",
    description:
      "Un bas de nylon, un bocal, une loupe : Inès Benali pêche du plancton au bout d’un ponton et montre comment en faire autant. Filmé avec l’École Haute-Brasse.",
    thumbnail: "scenes/ponton",
    durationSeconds: 372,
    views: "1.2K",
    date: "2025-10-08",
    category: "presentation",
    type: "video",
    featured: true,
    live: false,
    playlist: "education",
    url: "https://films.sillages.example/plancton-depuis-un-ponton",
  },
];
