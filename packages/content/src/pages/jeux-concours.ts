import { words } from "#data/pages/jeux-concours";
import { counted } from "../format/numbers.ts";
import { classroom } from "./jeux-concours.classe.ts";
import { files } from "./jeux-concours.files.ts";
import { participate } from "./jeux-concours.participate.ts";
import { photo } from "./jeux-concours.photo.ts";
import { words as video } from "#data/pages/jeux-concours.video";
import type { Page } from "./page.schema.ts";
import { withSentences } from "../sentences.ts";

export const jeuxConcours = withSentences(words, {
  photo,
  quiz: {
    levels: {
      from: (percent: number) => `${percent} % de bonnes réponses et plus`,
      below: (percent: number) => `moins de ${percent} % de bonnes réponses`,
    },
    points: (points: number) => counted(points, "point"),
    sheet: (bank: string) => `Fiche « ${bank} »`,
  },
  participate,
  prizes: {
    winners: (count: number) => counted(count, "gagnant"),
  },
  video,
  files,
  classroom,
}) satisfies Page;
