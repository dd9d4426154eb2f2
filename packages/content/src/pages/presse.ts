import { identity } from "#data/identity";
import { noun } from "../format/numbers.ts";
import type { Page } from "./page.schema.ts";
import { pressContact } from "./presse.contact.ts";
import { pressKit } from "./presse.kit.ts";
import { pressLibrary } from "./presse.library.ts";
import { pressMedia } from "./presse.media.ts";
import { pressTimeline } from "./presse.timeline.ts";

/** The words of /presse. Those that its search, its articles and its hours say in the browser stand apart, beside. */
export const presse = {
  meta: {
    title: `Presse – ${identity.name}`,
    description:
      "Articles, reportages et entretiens sur l’expédition, médias partenaires, agenda des rédactions et contact presse joignable toute la semaine.",
  },
  title: "On en parle à terre.",
  lines: ["On en parle", "à terre."],
  lead: "Tout ce qui s’écrit, se filme et se dit de l’expédition, et de quoi préparer votre propre sujet.",
  name: "Presse",
  actions: {
    contact: { label: "Joindre la presse", path: "/presse#contact-presse" },
    kit: { label: "Dossier de presse", path: "/presse#dossier-de-presse" },
  },
  figures: {
    heading: "La couverture en chiffres",
    articles: (count: number) => noun(count, "article"),
    television: (count: number) => noun(count, "reportage télévisé", "reportages télévisés"),
    radio: (count: number) => noun(count, "entretien radio", "entretiens radio"),
    views: (count: number) => noun(count, "vue"),
  },
  kit: pressKit,
  library: pressLibrary,
  media: pressMedia,
  timeline: pressTimeline,
  contact: pressContact,
} as const satisfies Page;
