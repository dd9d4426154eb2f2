/** A question with one right answer. */
export interface MultipleChoice {
  /** Its title, and what a course platform knows it by when it is imported again. */
  readonly id: string;
  readonly category: string;
  readonly question: string;
  readonly options: readonly string[];
  /** The place of the right option, from 0. */
  readonly correct: number;
  /** What a right answer is worth. */
  readonly points: number;
  /** Shown once the question is answered, whatever was chosen. */
  readonly feedback: string;
  readonly tags: readonly string[];
}

/** A bank of questions to hand over to a course platform. */
export interface QuestionBank {
  /** The category that holds those of the questions. */
  readonly title: string;
  readonly questions: readonly MultipleChoice[];
}

/** The questions of each category, with the path of the category: in order of first appearance. */
export function byCategory({ questions, title }: QuestionBank): [path: string, MultipleChoice[]][] {
  const categories = [...new Set(questions.map(({ category }) => category))];
  return categories.map((category) => [
    [title, category].map(step).join("/"),
    questions.filter((question) => question.category === category),
  ]);
}

/** A name in a path of Moodle: on one line, its own slashes doubled. */
const step = (name: string) => name.replaceAll(/\s+/g, " ").replaceAll("/", "//");
