import { results } from "./jeux-concours.results.ts";
import { counted } from "../format/numbers.ts";

/** The quiz: its intro, its questions and its results. Banks, formats and levels are entities of `quiz/`. */
export const quiz = {
  intro: {
    id: "quiz",
    heading: "Le quiz de la mer",
    lead: "Choisissez une banque de questions et un format. Vos réponses restent sur votre appareil.",
    bank: "Banque de questions",
    size: (questions: number) => counted(questions, "question"),
    points: (points: number) => `${counted(points, "point")} en tout`,
    format: "Format",
    time: {
      legend: "Temps",
      limited: (minutes: number) => counted(minutes, "minute"),
      unlimited: "Sans limite de temps",
      hint: "Le chronomètre s’arrête quand vous mettez le quiz en pause.",
    },
    start: "Démarrer le quiz",
    failed: "Le quiz n’a pas pu se charger. Vérifiez votre connexion, puis réessayez.",
    resumed: "Votre quiz reprend là où vous l’aviez laissé.",
    challenge: {
      heading: "On vous lance un défi.",
      /** The points are only claimed: nothing proves them. */
      score: (points: number) => `Score annoncé : ${counted(points, "point")}.`,
      text: (questions: number) => `Mêmes questions, même ordre : ${counted(questions, "question")}. À vous.`,
      start: "Relever le défi",
      damaged:
        "Ce lien de défi est abîmé : on ne peut pas en tirer les questions. Choisissez un quiz ci-dessous.",
    },
    levels: {
      heading: "Les niveaux",
      from: (percent: number) => `à partir de ${percent} % de bonnes réponses`,
      below: (percent: number) => `moins de ${percent} % de bonnes réponses`,
    },
    difficulties: { heading: "Les points", points: (points: number) => counted(points, "point") },
    objective: (points: string) =>
      `L’objectif le plus haut : ${points} points, toute la banque Océan vivant sans une faute.`,
    noScript: "Le quiz a besoin de JavaScript. Tout le reste de la page se lit sans lui.",
  },
  play: {
    title: (bank: string) => `Quiz : ${bank}`,
    back: "Revenir à l’accueil du quiz",
    question: (index: number, total: number) => `Question ${index} sur ${total}`,
    progress: "Progression",
    timer: "Temps restant",
    /** For the ear: « 4 minutes et 12 secondes ». */
    spokenTime: (seconds: number) => {
      const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
      if (minutes === 0) return counted(rest, "seconde");
      return rest === 0
        ? counted(minutes, "minute")
        : `${counted(minutes, "minute")} et ${counted(rest, "seconde")}`;
    },
    coarseTime: (seconds: number) => `${Math.ceil(seconds / 60)} min`,
    unlimited: "Sans limite de temps",
    difficulty: "Difficulté",
    category: "Catégorie",
    points: (points: number) => counted(points, "point"),
    answered: (count: number, total: number) =>
      `${counted(count, "réponse donnée", "réponses données")} sur ${total}`,
    previous: "Précédent",
    next: "Suivant",
    finish: "Terminer",
    nextHint: "Choisissez une réponse pour continuer.",
    pause: "Mettre en pause",
    resume: "Reprendre",
    paused: {
      heading: "Quiz en pause",
      text: "La question est cachée, le chronomètre est arrêté. Prenez votre temps.",
    },
    /** Spoken by assistive technology at one minute, thirty seconds and ten seconds. */
    timeLeft: (seconds: number) =>
      seconds < 60
        ? `Il reste ${counted(seconds, "seconde")}.`
        : `Il reste ${counted(Math.floor(seconds / 60), "minute")}.`,
    timeUp: "Le temps est écoulé. Voici vos résultats.",
  },
  results,
} as const;
