import { figures } from "../figures/figures.ts";

/** The video challenge; its period, rules and prizes are entities of `contest/` and `prizes/`. */
export const video = {
  id: "defi-video",
  heading: "Défi vidéo : moteur !",
  lines: ["Défi vidéo :", "moteur !"],
  lead: "Une idée de l’économie bleue, un geste pour la mer. Tournez, montez, envoyez.",
  theme: "Thème",
  period: "Période",
  participants: "Qui peut participer",
  formats: "Format",
  rules: "Le règlement",
  prizes: "Les prix",
  states: {
    upcoming: {
      badge: "À venir",
      text: "Le défi n’est pas encore ouvert : c’est le moment d’écrire votre scène.",
    },
    current: { badge: "En cours", text: "Le défi est ouvert : envoyez votre vidéo par courriel." },
    past: {
      badge: "Défi clos",
      text: "Les envois sont terminés. Le règlement et les prix restent affichés.",
    },
  },
  send: {
    heading: "Où envoyer votre vidéo",
    text: "Une vidéo est trop lourde pour un courriel : déposez-la où vous voulez et envoyez-nous le lien de téléchargement.",
    button: "Envoyer ma vidéo",
  },
  mail: {
    subject: "Défi vidéo : ma participation",
    body: `Bonjour,\n\nJe participe au défi vidéo.\n\nMon nom :\nTitre de ma vidéo :\nLien de téléchargement (MP4, HD au moins, ${figures.videoSeconds} secondes au plus) :\n\nMa vidéo est originale : aucune image produite par une intelligence artificielle, aucun contenu appartenant à un tiers.\n\nMerci.`,
  },
} as const;
