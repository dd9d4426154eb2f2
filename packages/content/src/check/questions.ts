import { plain } from "@sillages/french";
import type { FieldMistake, Finding } from "./finding.ts";
import { type Subject, valueAt } from "./walk.ts";

/** What the check reads of a question. */
export interface AskedQuestion {
  readonly id: string | number;
  readonly question: string;
  readonly options: readonly string[];
  /** The place of the right answer, counted from zero. */
  readonly correct: number;
  readonly difficulty: string;
  readonly points: number;
  readonly picture?: { readonly alt: string } | undefined;
}

/** Points by difficulty: the specification's. */
const pointsOf = new Map([
  ["facile", 10],
  ["moyen", 15],
  ["difficile", 20],
]);

/** What a schema cannot see of a question: the answer out of reach, an option twice, wrong points, a picture whose words answer. */
export function questionFindings(file: string, question: AskedQuestion): Finding[] {
  return [
    ...unreachable(question),
    ...repeated(question),
    ...misvalued(question),
    ...toldByAlt(question),
  ].map((finding) => ({
    file,
    entry: String(question.id),
    ...finding,
  }));
}

function* unreachable({ correct, options }: AskedQuestion): Generator<FieldMistake> {
  if (Number.isInteger(correct) && correct >= 0 && correct < options.length) return;
  const problem = `la bonne réponse est la n° ${correct}, mais la question a ${options.length} réponses`;
  const remedy = `Les réponses se comptent à partir de 0 : écrire un nombre de 0 à ${options.length - 1}.`;
  yield { field: "correct", problem, remedy };
}

function* repeated({ options }: AskedQuestion): Generator<FieldMistake> {
  for (const [index, option] of options.entries()) {
    const first = options.findIndex((other) => plain(other) === plain(option));
    if (first === index) continue;
    const problem = `la réponse « ${option} » répète la réponse n° ${first + 1}`;
    yield { field: `options n° ${index + 1}`, problem, remedy: "Écrire une autre réponse." };
  }
}

function* misvalued({ difficulty, points }: AskedQuestion): Generator<FieldMistake> {
  const right = pointsOf.get(difficulty.toLowerCase());
  if (right === undefined || right === points) return;
  const problem = `${points} points pour une question « ${difficulty} »`;
  yield { field: "points", problem, remedy: `Écrire ${right}, ou changer la difficulté.` };
}

function* toldByAlt({ correct, options, picture }: AskedQuestion): Generator<FieldMistake> {
  const right = options[correct];
  if (!picture || right === undefined || !plain(picture.alt).includes(plain(right))) return;
  const problem = `le texte de l’image donne la réponse, « ${right} »`;
  yield { field: "picture › alt", problem, remedy: "Dire ce que l’on voit, sans le nommer." };
}

/** Questions that are asked twice, be it in two banks: a class that plays both would meet them again. */
export function askedTwiceFindings(questions: readonly Subject[]): Finding[] {
  const asked = new Map<string, Subject>();
  return questions.flatMap((subject) => {
    const words = valueAt(subject.value, ["question"]);
    if (typeof words !== "string") return [];
    const first = asked.get(plain(words));
    if (!first) {
      asked.set(plain(words), subject);
      return [];
    }
    const { entry, file } = subject;
    const problem = `« ${words} » est déjà demandé dans ${first.file}`;
    return [{ file, entry, field: "question", problem, remedy: "Poser une autre question." }];
  });
}

/** The bank whose points the contest announces. */
const ANNOUNCED = "data/questions/ocean-vivant/";

/** Questions that are worth more together, or less, than the site announces: one that comes in takes the place of another. */
export function announcedPointsFindings(
  questions: readonly Subject[],
  constants: readonly Subject[],
): Finding[] {
  const announced = constants
    .map(({ value }) => valueAt(value, ["quizMaximumPoints"]))
    .find((value) => typeof value === "number");
  const asked = questions.filter(({ file }) => file.startsWith(ANNOUNCED));
  const total = asked.reduce((sum, { value }) => sum + Number(valueAt(value, ["points"])), 0);
  if (announced === undefined || total === announced) return [];
  return [
    {
      file: ANNOUNCED,
      entry: "ocean-vivant",
      field: "dossier",
      problem: `ses ${asked.length} questions valent ${total} points, et le site en annonce ${announced}`,
      remedy:
        "Une question qui entre remplace une question de même difficulté ; sinon, changer quizMaximumPoints dans data/figures.yaml.",
    },
  ];
}
