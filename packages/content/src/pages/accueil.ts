import { identity } from "#data/identity";
import { collaboration } from "./accueil.collaboration.ts";
import { expeditions } from "./accueil.expeditions.ts";
import { mission } from "./accueil.mission.ts";
import type { Page } from "./page.schema.ts";

export const accueil = {
  meta: {
    title: `${identity.name} – ${identity.tagline}`,
    description:
      "Deux voiliers IMOCA restaurés, des étudiants ambassadeurs, un cap : l’économie bleue. Embarquez votre entreprise dans une expédition née en Bretagne.",
  },
  title: "Votre RSE prend le large.",
  lines: ["Votre RSE", "prend", "le large."],
  lead: `${identity.tagline} : embarquez avec deux voiliers IMOCA restaurés, de la Bretagne à l’Amérique latine.`,
  hero: {
    path: "/devenir-partenaire",
    discover: { label: "Découvrir" },
    partner: { label: "Devenir Partenaire", path: "/devenir-partenaire" },
    origin: `${identity.originLine}.`,
    plate: "Planche I",
  },
  partners: {
    heading: "Ils embarquent avec nous.",
    label: "Logos des partenaires",
  },
  showcase: {
    label: "L’expédition en images",
    intervalMs: 6000,
    heading: "Deux bateaux. Un labo. Tout un océan.",
    lines: ["Deux bateaux.", "Un labo.", "Tout un océan."],
    features: "Ce qui fait l’expédition",
  },
  figures: {
    heading: "L’expédition en chiffres",
  },
  mission,
  expeditions,
  collaboration,
} as const satisfies Page;
