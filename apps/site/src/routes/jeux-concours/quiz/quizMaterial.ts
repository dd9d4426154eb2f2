import { type Level, levels } from "@sillages/content";
import type { PictureSource } from "@sillages/ui";
import { bankList } from "../../../sections/quiz/bankList.ts";
import { pictureOf } from "../../../shell/pictures/pictureOf.ts";
import type { Bank } from "../../../sections/quiz/banks.ts";

/** A level of the results, from `from` percent of right answers on. */
export type LevelMaterial = Pick<Level, "from" | "id" | "label" | "message"> & {
  /** Its token. */
  picture: PictureSource;
  /** The plate that it wins. */
  plate: PictureSource;
};

/** What the quiz needs of the content, but for the questions: the page gives it to the browser. */
export interface QuizMaterial {
  banks: readonly Bank[];
  /** From the highest to the lowest. */
  levels: readonly LevelMaterial[];
  /** Beside the questions. */
  picture: PictureSource;
}

/** The material of the quiz, as the content is now. */
export function quizMaterial(): QuizMaterial {
  return {
    banks: bankList(),
    levels: levels.map(({ drawing, from, id, label, message, plate }) => ({
      id,
      from,
      label,
      message,
      picture: pictureOf(drawing),
      // The name of the level says as much.
      plate: { ...pictureOf(plate), alt: "" },
    })),
    picture: pictureOf("scenes/baleine-haute"),
  };
}
