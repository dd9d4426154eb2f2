import { type Level, levels } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import type { PictureSource } from "@sillages/ui";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

/** What a diploma needs of the content: the page gives it to the browser. */
export interface DiplomaMaterial {
  banks: readonly { id: string; title: string }[];
  /** From the highest to the lowest. */
  levels: readonly (Pick<Level, "id" | "label"> & { picture: PictureSource; emblem: PictureSource })[];
  /** Where no level is said. */
  picture: PictureSource;
}

export function diplomaMaterial(): DiplomaMaterial {
  return {
    banks: quizBanks.map(({ id, title }) => ({ id, title })),
    levels: levels.map(({ drawing, id, label, plate }) => ({
      id,
      label,
      picture: pictureOf(plate),
      emblem: pictureOf(drawing),
    })),
    picture: pictureOf("scenes/deux-sillages-haute"),
  };
}
