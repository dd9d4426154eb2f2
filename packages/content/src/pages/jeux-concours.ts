import { words } from "#data/pages/jeux-concours";
import { winners } from "#data/winners";
import { photoContest } from "../contest/contest.ts";
import { monthInWords } from "../format/months.ts";
import { counted, countedInWords } from "../format/numbers.ts";
import { classroom } from "./jeux-concours.classe.ts";
import { files } from "./jeux-concours.files.ts";
import { participate } from "./jeux-concours.participate.ts";
import { photo } from "./jeux-concours.photo.ts";
import { words as video } from "#data/pages/jeux-concours.video";
import type { Page } from "./page.schema.ts";
import { withSentences } from "../sentences.ts";

const { end, start, winners: announcement } = photoContest;

export const jeuxConcours = withSentences(words, {
  /** The contests, under the quiz: as they stand. */
  contests: {
    upcoming: `Un concours photo et un défi vidéo ouvrent en ${monthInWords(start)}.`,
    current: `Un concours photo et un défi vidéo sont ouverts jusqu’en ${monthInWords(end)}.`,
    past: `Le concours photo et le défi vidéo sont clos ; les gagnants sont annoncés en ${monthInWords(announcement)}.`,
    announced: `Le concours photo et le défi vidéo sont clos ; leurs gagnants ont été annoncés en ${monthInWords(announcement)}.`,
  },
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
  winners: {
    lead: `${countedInWords(winners.length, "lauréat")} au concours photo et au défi vidéo, annoncés en ${monthInWords(announcement)}.`,
    work: (title: string) => `« ${title} »`,
  },
  video,
  files,
  classroom,
}) satisfies Page;
