import { identity } from "../identity/identity.ts";
import { noun } from "../format/numbers.ts";
import type { Page } from "./page.schema.ts";

export { pressContact, pressHours } from "./presse.contact.ts";
export { pressFeeds } from "./presse.feeds.ts";
export { pressKit, pressKitCopy } from "./presse.kit.ts";
export { pressLibrary } from "./presse.library.ts";
export { pressMedia } from "./presse.media.ts";
export { pressReview } from "./presse.review.ts";
export { pressTimeline, pressTimelineLead } from "./presse.timeline.ts";
export { pressViewer } from "./presse.viewer.ts";

/** The head of /presse. Each section has words of its own, beside: what a browser does not need, it does not fetch. */
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
} as const satisfies Page;
