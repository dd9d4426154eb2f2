const entry = {
  heading: "Comment participer",
  steps: [
    "Choisissez vos images. Vous en êtes l’auteur, et les personnes que l’on reconnaît sont d’accord.",
    "Écrivez une légende pour chacune.",
    "Vérifiez le format et le poids de chaque fichier.",
    "Envoyez le tout par courriel, avec votre nom et, si vous le souhaitez, votre compte Instagram.",
  ],
} as const;

/** How one takes part; once the contests are closed, how it went. */
export const participate = {
  upcoming: entry,
  current: entry,
  past: {
    heading: "Comment on participait",
    steps: [
      "Chacun choisissait des images dont il était l’auteur, avec l’accord des personnes que l’on reconnaît.",
      "Il écrivait une légende pour chacune.",
      "Il envoyait le tout par courriel, avec son nom et, à son gré, son compte Instagram.",
      "Le prochain concours s’annoncera dans le journal de bord.",
    ],
  },
} as const;
