import { figures } from "#data/figures";
import type { Difficulty, Level, QuizFormat } from "./quiz.schema.ts";

/** From the easiest to the hardest. */
export const difficulties: readonly Difficulty[] = [
  { id: "facile", label: "Facile", points: 10, drawing: "difficulties/facile", tone: "success" },
  { id: "moyen", label: "Moyen", points: 15, drawing: "difficulties/moyen", tone: "warning" },
  { id: "difficile", label: "Difficile", points: 20, drawing: "difficulties/difficile", tone: "danger" },
];

/** From the highest to the lowest; the last one starts at zero. */
export const levels: readonly Level[] = [
  {
    id: "expert",
    label: "Expert",
    from: 60,
    drawing: "levels/expert",
    plate: "scenes/nuit",
    message: "Vous pouvez prendre la barre de nuit.",
  },
  {
    id: "avance",
    label: "Avancé",
    from: 40,
    drawing: "levels/avance",
    plate: "scenes/tropiques",
    message: "Vous tenez le cap. Encore quelques milles.",
  },
  {
    id: "intermediaire",
    label: "Intermédiaire",
    from: 20,
    drawing: "levels/intermediaire",
    plate: "scenes/transat",
    message: "Un bon début : les explications sont juste en dessous.",
  },
  {
    id: "debutant",
    label: "Débutant",
    from: 0,
    drawing: "levels/debutant",
    plate: "scenes/ponton",
    message: "Tout s’apprend : lisez les réponses, puis recommencez.",
  },
];

/** The time given to a quiz that has a limit, in milliseconds. */
export const quizLimitMs = 1000 * figures.quizSeconds;

/** The lengths of quiz; the first one is chosen when the page opens. */
export const quizFormats: readonly QuizFormat[] = [
  { id: "eclair", label: "Éclair", questions: figures.quizShortQuestions },
  { id: "traversee", label: "Traversée", questions: 20 },
  { id: "grand-quiz", label: "Grand quiz" },
];
