import { words } from "#data/pages/devenir-partenaire";
import { opportunities } from "./devenir-partenaire.opportunities.ts";
import type { Page } from "./page.schema.ts";
import { withSentences } from "../sentences.ts";

export const devenirPartenaire = withSentences(words, {
  figures: {
    stopoversSum: (europe: number, latinAmerica: number) =>
      `${europe} en Europe et ${latinAmerica} en Amérique latine`,
  },
  opportunities,
}) satisfies Page;
