// A bank invented for the playground: eight small questions, the engine's own shape.
import type { Question } from "@sillages/quiz-engine";

const POINTS = { Facile: 10, Moyen: 15, Difficile: 20 };

export interface PlayedQuestion extends Question {
  question: string;
}

const ask = (
  id: string,
  question: string,
  options: readonly string[],
  correct: number,
  difficulty: keyof typeof POINTS,
): PlayedQuestion => ({ id, question, options, correct, difficulty, points: POINTS[difficulty] });

export const bank: readonly PlayedQuestion[] = [
  ask("babord", "De quel côté est bâbord ?", ["À gauche", "À droite", "Devant", "Derrière"], 0, "Facile"),
  ask("mille", "Combien mesure un mille marin ?", ["1 000 m", "1 609 m", "1 852 m", "2 000 m"], 2, "Facile"),
  ask("noeud", "Un nœud, c’est une…", ["distance", "vitesse", "force", "durée"], 1, "Facile"),
  ask(
    "amure",
    "Qui a la priorité ?",
    ["Bâbord amures", "Tribord amures", "Le plus grand", "Le plus rapide"],
    1,
    "Moyen",
  ),
  ask(
    "pan-pan",
    "« PAN PAN » signale…",
    ["une urgence", "une détresse", "un danger", "un essai"],
    0,
    "Moyen",
  ),
  ask("quille", "Une quille basculante…", ["se relève", "s’incline", "tourne", "se largue"], 1, "Moyen"),
  ask("cap", "Où est le cap Horn ?", ["Argentine", "Chili", "Pérou", "Uruguay"], 1, "Difficile"),
  ask(
    "foil",
    "Un foil porte le bateau…",
    ["sous l’eau", "sur l’eau", "dans l’air", "à quai"],
    0,
    "Difficile",
  ),
];
