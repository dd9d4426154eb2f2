const entry = {
  heading: "Avant d’envoyer",
  lead: "Choisissez un fichier : votre appareil le regarde et dit ce qui va et ce qui manque. Rien n’est envoyé.",
} as const;

/** Before sending: a file looked at on the visitor's own device. */
export const files = {
  id: "verifier",
  rules: "Les règles de la photo",
  upcoming: entry,
  current: entry,
  past: {
    heading: "Pour la prochaine édition",
    lead: "Les envois sont terminés. Pour vous exercer, comparez un fichier aux règles de cette édition : il reste sur votre appareil.",
  },
  noScript:
    "La vérification a besoin de JavaScript. Les règles de la photo et celles du défi vidéo disent la même chose.",
} as const;

/** The choice of the file. */
export const fileCheck = {
  choose: { photo: "Choisir une photo", video: "Choisir une vidéo" },
  checking: "Vérification en cours…",
  failed:
    "La vérification n’a pas pu se charger. Vérifiez votre connexion, puis choisissez de nouveau le fichier.",
} as const;
