import type { ComponentType } from "react";
import { DossierDocument } from "./dossier/DossierDocument.tsx";
import { ContestRulesDocument } from "./reglement/ContestRulesDocument.tsx";
import { PressDossierDocument } from "./pressDossier/PressDossierDocument.tsx";
import { PressSheetDocument } from "./pressDossier/PressSheetDocument.tsx";
import { lessons } from "./lessons/lessons.tsx";
import { DiplomaDocument } from "./lessons/DiplomaDocument.tsx";
import { LexiconDocument } from "./lessons/LexiconDocument.tsx";
import { AnswerCardsDocument } from "./lessons/AnswerCardsDocument.tsx";
import { quizSheets } from "./quizSheet/quizSheets.tsx";
import { PressDocument } from "./press/PressDocument.tsx";

/** A page of its own to print or to keep: without navigation or script. */
export interface PrintedDocument {
  path: `/documents/${string}.html`;
  /** The whole document, `<html>` included, as it stands at the instant `builtAt` (ISO 8601). */
  Document: ComponentType<{ builtAt: string }>;
}

/** Every printed document. */
export const documents: readonly PrintedDocument[] = [
  { path: "/documents/dossier.html", Document: DossierDocument },
  { path: "/documents/dossier-de-presse.html", Document: PressDossierDocument },
  { path: "/documents/fiche-presse.html", Document: PressSheetDocument },
  { path: "/documents/reglement.html", Document: ContestRulesDocument },
  ...quizSheets,
  { path: "/documents/cartes-reponses.html", Document: AnswerCardsDocument },
  { path: "/documents/diplome.html", Document: DiplomaDocument },
  { path: "/documents/lexique.html", Document: LexiconDocument },
  ...lessons,
  { path: "/documents/revue-de-presse.html", Document: PressDocument },
];
