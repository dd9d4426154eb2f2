import { figures } from "#data/figures";

/** The video challenge; its period, rules and prizes are entities of `contest/` and `prizes/`. */
export const video = {
  id: "defi-video",
  heading: "Défi vidéo : soixante secondes.",
  lines: ["Défi vidéo :", "soixante secondes."],
  period: "Période",
  participants: "Qui participe",
  minors: "Les mineurs joignent l’accord écrit d’un parent.",
  upcoming: {
    badge: "À venir",
    text: "Le défi n’est pas encore ouvert : c’est le moment d’écrire votre scène.",
  },
  current: { badge: "En cours", text: "Le défi est ouvert : envoyez votre vidéo par courriel." },
  past: {
    badge: "Défi clos",
    text: "Les envois sont terminés. Le règlement et les prix restent affichés.",
  },
  button: "Envoyer ma vidéo",
  send: {
    term: "Où envoyer",
    by: "par courriel, avec un lien de téléchargement si le fichier est lourd",
  },
  rules: { label: "Règlement", path: "/reglement" },
  subscribe: { label: "Guetter le prochain défi", path: "#contact" },
  mail: {
    subject: "Défi vidéo : ma participation",
    body: `Bonjour,\n\nJe participe au défi vidéo et j’en accepte le règlement.\n\nMon nom :\nTitre de ma vidéo :\nLien de téléchargement (MP4, HD au moins, ${figures.videoSeconds} secondes au plus) :\n\nMa vidéo est originale : aucune image produite par une intelligence artificielle, aucun contenu appartenant à un tiers. Les personnes que l’on reconnaît sont d’accord.\n\nMerci.`,
  },
} as const;
