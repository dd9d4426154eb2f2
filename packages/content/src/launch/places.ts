import type { Leaf } from "../check/walk.ts";
import type { Heading } from "./leftover.ts";

/** Where something invented may stand, and what to write there. */
export interface Place {
  readonly heading: Heading;
  readonly remedy: string;
}

interface Rule extends Place {
  /** The start of the file and of the field. */
  readonly file: string;
  readonly field?: string;
}

const identity = "data/identity.yaml";

/** The first that fits is taken. */
const rules: readonly Rule[] = [
  {
    file: identity,
    field: "site",
    heading: "Adresses",
    remedy: "Écrire l’adresse du site, en https et sans barre à la fin.",
  },
  {
    file: identity,
    field: "association",
    heading: "Adresses",
    remedy: "Écrire l’adresse de la page de l’association, ou celle du site.",
  },
  { file: identity, field: "mail", heading: "Adresses", remedy: "Écrire des adresses que quelqu’un relève." },
  {
    file: identity,
    field: "telephone",
    heading: "Adresses",
    remedy: "Écrire les vrais numéros, à lire (display) et à composer (href).",
  },
  {
    file: identity,
    field: "address",
    heading: "Mentions légales",
    remedy: "Écrire l’adresse du siège de l’association.",
  },
  {
    file: identity,
    field: "legal › register",
    heading: "Mentions légales",
    remedy: "Écrire le numéro de l’association au répertoire national : W, puis neuf chiffres.",
  },
  {
    file: identity,
    field: "legal",
    heading: "Mentions légales",
    remedy: "Nommer la personne qui répond de ce qui est publié, et sa fonction.",
  },
  {
    file: identity,
    field: "host",
    heading: "Mentions légales",
    remedy: "Écrire le nom, l’adresse, le téléphone et le site de l’hébergeur : la loi le demande.",
  },
  {
    file: identity,
    field: "social",
    heading: "Réseaux sociaux",
    remedy: "Écrire l’adresse des vrais comptes, ou retirer la ligne d’un réseau.",
  },
  { file: identity, heading: "Adresses", remedy: "Écrire une adresse qui existe." },
  {
    file: "data/team/",
    field: "social",
    heading: "Personnes",
    remedy: "Écrire l’adresse de leur page, ou retirer le réseau.",
  },
  {
    file: "data/team/",
    heading: "Personnes",
    remedy: "Présenter les vrais équipiers : nom, textes, portrait.",
  },
  {
    file: "data/winners/",
    heading: "Personnes",
    remedy:
      "Nommer les vrais lauréats, ou retirer toutes ces fiches : la page dit alors que les gagnants sont annoncés.",
  },
  {
    file: "data/partners/",
    heading: "Partenaires",
    remedy: "Mettre les vrais partenaires du bandeau : nom, logo, site.",
  },
  {
    file: "data/organisations/",
    heading: "Partenaires",
    remedy: "Mettre les vraies organisations partenaires : nom, textes, logo, site.",
  },
  {
    file: "data/media/",
    heading: "Presse",
    remedy: "Mettre les vrais médias partenaires : nom, textes, logo, site.",
  },
  {
    file: "data/press/",
    heading: "Presse",
    remedy: "Remplacer cet article par un vrai, ou retirer son fichier.",
  },
  {
    file: "data/lives/",
    heading: "Vidéos et directs",
    remedy: "Écrire l’adresse du direct sur votre chaîne.",
  },
  {
    file: "data/videos/",
    heading: "Vidéos et directs",
    remedy: "Écrire l’adresse de la vidéo en ligne, ou la retirer.",
  },
  {
    file: "data/photos/",
    heading: "Images",
    remedy: "Déposer une photo prise à bord dans images/photos/ et nommer son auteur.",
  },
  {
    file: "data/journal/",
    heading: "Textes",
    remedy: "Retirer cette page du journal : le voyage réel a les siennes.",
  },
  { file: "data/contests/", heading: "Concours", remedy: "Écrire une adresse qui existe." },
];

const elsewhere: Place = { heading: "Textes", remedy: "Écrire ce qui est vrai, ou retirer la phrase." };

/** Where `leaf` stands on the owner's list. */
export function placeOf({ file, field }: Leaf): Place {
  return rules.find((rule) => file.startsWith(rule.file) && field.startsWith(rule.field ?? "")) ?? elsewhere;
}

/** Whether `leaf` is where its text is written first, and not a page that repeats it. */
export function isSource(leaf: Leaf): boolean {
  return placeOf(leaf) !== elsewhere;
}
