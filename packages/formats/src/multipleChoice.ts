/** A drawing that a question shows. */
export interface QuestionPicture {
  /** Its name in the files, unlike those of the other drawings: « sondes.svg ». */
  readonly file: string;
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What is seen, without the answer. */
  readonly alt: string;
}

/** A question with one right answer. */
export interface MultipleChoice {
  /** What a course platform knows it by when it is imported again: letters, figures, hyphens. */
  readonly id: string;
  readonly category: string;
  readonly question: string;
  /** GIFT and Aiken hold none: they leave it out. */
  readonly picture?: QuestionPicture | undefined;
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
  /** Where the questions come from and what may be done with them, in one line: it stands in every file. */
  readonly credit?: string | undefined;
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

/** What a list of questions is read by: their own words, on one line and of a length that platforms keep. */
export function nameOf({ question }: MultipleChoice): string {
  // Sign by sign: half of an emoji is no letter.
  const words = [...oneLine(question)];
  return words.length > 200 ? `${words.slice(0, 199).join("")}…` : words.join("");
}

/** A text on one line. */
export const oneLine = (text: string) =>
  text.replaceAll(/\s+/g, (space) => (/^[\u00a0\u202f]$/.test(space) ? space : " "));

/** A name in a path of Moodle: on one line, its own slashes doubled. */
const step = (name: string) => name.replaceAll(/\s+/g, " ").replaceAll("/", "//");
