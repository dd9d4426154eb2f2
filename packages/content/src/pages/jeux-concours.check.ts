/** Before sending: a file looked at on the visitor's own device. */
export const fileCheck = {
  id: "verifier",
  choose: { photo: "Choisir une photo", video: "Choisir une vidéo" },
  checking: "Vérification en cours…",
  failed:
    "La vérification n’a pas pu se charger. Vérifiez votre connexion, puis choisissez de nouveau le fichier.",
  noScript: "La vérification a besoin de JavaScript. Les règles ci-contre disent la même chose.",
} as const;
