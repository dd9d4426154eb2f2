/** The slides of the showcase by their names: the entries beside it, and all that its script carries. */
export const showcaseEntries = [
  { id: "navigation-imoca", title: "Navigation IMOCA" },
  { id: "equipe-engagee", title: "Équipe Engagée" },
  { id: "innovation-durable", title: "Innovation Durable" },
  { id: "transmission", title: "Transmission" },
] as const;
