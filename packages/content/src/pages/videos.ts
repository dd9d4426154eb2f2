import { words } from "#data/pages/videos";
import type { Page } from "./page.schema.ts";
import { counted } from "../format/numbers.ts";
import { livesWords } from "./videos.lives.ts";
import { withSentences } from "../sentences.ts";

export const videosPage = withSentences(words, {
  lives: livesWords,
  playlists: {
    count: (count: number) => counted(count, "vidéo"),
  },
  video: {
    views: (views: string) => `${views} vues`,
  },
  presenters: {
    more: (name: string) => `En savoir plus sur ${name}`,
    presents: (playlist: string) => `Présente la liste « ${playlist} ».`,
  },
}) satisfies Page;
