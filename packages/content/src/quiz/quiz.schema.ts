import { z } from "zod";
import {
  count,
  difficultyDrawing,
  fileId,
  id,
  label,
  levelDrawing,
  paragraph,
  scene,
  words,
} from "../fields.ts";
import type { Question } from "../questions/question.schema.ts";

const difficultyId = z.enum(["facile", "moyen", "difficile"]);

/** How hard a question is: said with a word, a mark and points, never with a colour alone. */
export const difficulty = z.strictObject({
  id: difficultyId,
  label: z.enum(["Facile", "Moyen", "Difficile"]),
  points: count,
  drawing: difficultyDrawing,
  /** The hue that the specification asks for: green, yellow, red. */
  tone: z.enum(["success", "warning", "danger"]),
});

export type Difficulty = z.infer<typeof difficulty>;

/** A level of the results. The list goes from the highest to the lowest. */
export const level = z.strictObject({
  id,
  label: z.enum(["Expert", "Avancé", "Intermédiaire", "Débutant"]),
  /** The least percentage of success that gives the level, included. */
  from: z.int().min(0).max(100),
  drawing: levelDrawing,
  /** The scene that a player who reaches it wins. */
  plate: scene,
  /** A sentence to the player who reaches it. */
  message: paragraph,
});

export type Level = z.infer<typeof level>;

/** A length of quiz. */
export const quizFormat = z.strictObject({
  id,
  label,
  /** How many questions are drawn; left out, the whole bank is asked. */
  questions: count.optional(),
});

export type QuizFormat = z.infer<typeof quizFormat>;

/** A bank of questions, as the player chooses it. */
export const quizBank = z.strictObject({
  /** Never changed once published: addresses of files and saved quizzes name it. Example: `ocean-vivant`. */
  id: fileId,
  title: words("Titre"),
});

/** What the file of a bank says; its questions are the files of `questions/<id>/`. */
export type QuizBankFile = z.infer<typeof quizBank>;

export interface QuizBank extends QuizBankFile {
  readonly questions: readonly Question[];
}
