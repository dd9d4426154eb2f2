import type { TeamMember } from "./team.schema.ts";

/** Those who work ashore most of the year. */
export const ashore: readonly TeamMember[] = [
  {
    id: 2,
    anchor: "aissatou",
    name: "Aïssatou Diallo",
    role: "Coordinatrice des ambassadeurs",
    category: "education",
    speciality: "Pédagogie de projet",
    experience: { years: 9, words: "Neuf ans d’enseignement et d’éducation populaire" },
    description:
      "Douze étudiants, quatre domaines et un seul tableau des quarts. Elle transforme une idée d’amphi en expérience qui tient sur un pont mouillé.",
    longDescription:
      "Professeure de sciences, puis animatrice de classes de mer, Aïssatou a conçu l’appel à projets : une page, une question, une méthode. Elle accompagne les douze ambassadeurs de leur premier nœud de chaise à leur premier atelier d’escale, et veille à ce que chacun rapporte de quoi continuer à terre.",
    portrait: "portraits/aissatou",
    achievements: ["L’appel à projets ouvert à toute la France", "Un carnet d’ateliers pour les escales"],
    skills: ["Pédagogie de projet", "Accompagnement d’étudiants", "Animation d’ateliers", "Classes de mer"],
    location: "Brest",
    social: {
      linkedin: "https://linkedin.example/aissatou-diallo",
      instagram: "https://instagram.example/aissatou-diallo",
    },
    quote: "On retient ce qu’on a fait de ses mains.",
    icon: "pictograms/calendrier",
    tone: "sun",
  },
  {
    id: 6,
    anchor: "theo",
    name: "Théo Marchand",
    role: "Responsable des partenariats",
    category: "business",
    speciality: "Stratégie RSE des entreprises",
    experience: { years: 10, words: "Dix ans auprès des entreprises" },
    description:
      "Il traduit les milles en indicateurs et les indicateurs en décisions. Il sait aussi dire non à un beau logo.",
    longDescription:
      "Théo a conseillé des directions RSE avant de les faire monter à bord. Il écoute ce qu’une entreprise cherche, relie son plan aux objectifs de développement durable que l’expédition suit, puis choisit avec elle une place sur la voile et ce qu’elle fera à l’escale. Ce qui ne se mesure pas ne s’écrit pas dans la convention.",
    portrait: "portraits/theo",
    skills: ["Stratégie RSE", "Parrainage et mécénat", "Mesure d’impact", "Négociation"],
    location: "Nantes",
    social: { linkedin: "https://linkedin.example/theo-marchand" },
    quote: "Je préfère un petit engagement tenu à une grande promesse.",
    icon: "pictograms/longuevue",
    tone: "lagoon",
  },
  {
    id: 7,
    anchor: "camille",
    name: "Camille Roussel",
    role: "Responsable de la communication",
    category: "communication",
    speciality: "Image et relations avec la presse",
    experience: { years: 8, words: "Huit ans d’image et de presse" },
    description:
      "Elle dessine les affiches de l’expédition et décroche le téléphone de la presse. Une image, une légende, rien de trop.",
    longDescription:
      "Illustratrice et ancienne journaliste, Camille a donné à l’expédition ses couleurs et sa voix. Elle prépare les sujets avec les rédactions, suit les étudiants de l’audiovisuel et relit tout ce qui sort du bord. Elle préfère montrer une main sur une écoute qu’écrire le mot « engagement ».",
    portrait: "portraits/camille",
    achievements: ["La série d’affiches de l’expédition", "Une exposition de quai qui se monte en une heure"],
    skills: ["Illustration", "Relations avec la presse", "Écriture", "Montage vidéo"],
    location: "Lorient",
    social: {
      instagram: "https://instagram.example/camille-roussel",
      twitter: "https://twitter.example/camille-roussel",
    },
    quote: "Si la légende est plus longue que l’histoire, on recommence.",
    icon: "pictograms/portevoix",
    tone: "dawn",
  },
];
