import { words } from "#data/pages/accueil.collaboration";
import { noun } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

/** The block that follows the footer of the home page. */
export const collaboration = withSentences(words, {
  counters: {
    prizes: (count: number) => noun(count, "prix de l’innovation", "prix de l’innovation"),
  },
});
