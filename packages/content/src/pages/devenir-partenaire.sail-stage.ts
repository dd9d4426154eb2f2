/** The sail plan as it stands when the page opens, before anything is chosen on it. */
export const sailStage = {
  id: "voiles",
  plan: "Plan de voilure : les espaces à prendre",
  card: {
    label: "Espace",
    heading: "Quel sera le vôtre ?",
    empty: "Choisissez une case sur le plan, ou un numéro dans la liste.",
    withoutScript:
      "Notez le numéro d’une case sur le plan : le tableau plus bas dit ce qui est libre, le courriel fait le reste.",
    ask: "Demander un espace",
  },
  scale: "Surfaces mesurées sur le plan. L’échelle vaut pour les voiles, pas pour les coques.",
  failed: "Le plan n’a pas pu s’animer : la connexion a manqué. Le tableau et le courriel restent là.",
  retry: "Réessayer",
  mail: {
    subject: "Un espace sur la voile",
    body: "Bonjour,\n\nNotre entreprise aimerait prendre un espace sur une voile.\n\nNuméro de l’espace, s’il est déjà choisi :\nNom de l’entreprise :\nUn numéro où nous rappeler :\n\nMerci.",
  },
} as const;
