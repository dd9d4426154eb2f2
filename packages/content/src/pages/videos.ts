import { words } from "#data/pages/videos";
import { periods } from "#data/periods";
import type { Page } from "./page.schema.ts";
import { monthInWords } from "../format/months.ts";
import { counted, countedInWords } from "../format/numbers.ts";
import { called } from "../format/of.ts";
import { livesWords } from "./videos.lives.ts";
import { withSentences } from "../sentences.ts";

const { end } = periods["stages/expedition-transatlantique"];

/** A sentence does not begin with a figure. */
const opening = (lists: number) =>
  lists === 1 ? "Une liste ouvrira" : countedInWords(lists, "liste ouvrira", "listes ouvriront");

export const videosPage = withSentences(words, {
  lives: livesWords,
  playlists: {
    count: (count: number) => counted(count, "vidéo"),
    /** Of the lists that hold nothing yet. */
    soon: {
      atReturn: (lists: number) =>
        `${opening(lists)} après le retour des bateaux, en ${monthInWords(end)}, quand les films de bord seront montés. Le journal de bord l’annoncera.`,
      after: (lists: number) =>
        `${opening(lists)} quand les films de bord seront montés. Le journal de bord l’annoncera.`,
    },
  },
  video: {
    views: (count: number) => counted(count, "vue"),
  },
  presenters: {
    more: (name: string) => `En savoir plus sur ${called(name)}`,
    presents: (playlist: string) => `Présente la liste « ${playlist} ».`,
  },
}) satisfies Page;
