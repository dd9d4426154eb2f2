import { words } from "#data/pages/presse";
import { noun } from "../format/numbers.ts";
import type { Page } from "./page.schema.ts";
import { pressContact } from "./presse.contact.ts";
import { pressKit } from "./presse.kit.ts";
import { pressLibrary } from "./presse.library.ts";
import { pressMedia } from "./presse.media.ts";
import { pressLogos, pressTake } from "./presse.take.ts";
import { words as pressTimeline } from "#data/pages/presse.timeline";
import { withSentences } from "../sentences.ts";

/** The words of /presse. Those that its search, its articles and its hours say in the browser stand apart, beside. */
export const presse = withSentences(words, {
  figures: {
    articles: (count: number) => noun(count, "article"),
    television: (count: number) => noun(count, "reportage télévisé", "reportages télévisés"),
    radio: (count: number) => noun(count, "entretien radio", "entretiens radio"),
    views: (count: number) => noun(count, "vue"),
    /** What there is none of yet. */
    notYet: (counts: readonly string[]) => `À ce jour : ${counts.join(", ")}.`,
  },
  kit: pressKit,
  library: pressLibrary,
  media: pressMedia,
  timeline: pressTimeline,
  contact: pressContact,
  logos: pressLogos,
  take: pressTake,
}) satisfies Page;
