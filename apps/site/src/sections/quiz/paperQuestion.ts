import { type Question, quizSheet } from "@sillages/content";
import { questionPicture } from "./questionPicture.ts";

type Asked = Pick<Question, "difficulty" | "id" | "picture" | "points" | "question"> & {
  options: readonly string[];
};

/** A question as paper asks it, with what it is worth. */
export const paperQuestion = ({ difficulty, id, options, picture, points, question }: Asked) => ({
  id,
  question,
  options,
  picture: questionPicture({ picture }),
  note: quizSheet.points(difficulty, points),
});
