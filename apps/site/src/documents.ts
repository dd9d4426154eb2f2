import type { DocumentPath } from "@sillages/content";
import type { ComponentType } from "react";
import { DossierDocument } from "./documents/dossier/DossierDocument.tsx";
import { ContestRulesDocument } from "./documents/contestRules/ContestRulesDocument.tsx";
import { PressDossierDocument } from "./documents/pressDossier/PressDossierDocument.tsx";
import { PressSheetDocument } from "./documents/pressDossier/PressSheetDocument.tsx";
import { ReportDocument } from "./documents/report/ReportDocument.tsx";
import { lessons } from "./documents/lessons/LessonDocument.tsx";
import { DiplomaDocument } from "./documents/lessons/DiplomaDocument.tsx";
import { LexiconDocument } from "./documents/lessons/LexiconDocument.tsx";
import { AnswerCardsDocument } from "./documents/lessons/AnswerCardsDocument.tsx";
import { quizSheets } from "./documents/quizSheet/QuizSheetDocument.tsx";
import { PressDocument } from "./documents/pressReview/PressDocument.tsx";

/** A page of its own to print or to keep: without navigation or script. */
export interface PrintedDocument {
  /** Said in `paths` of the content (src/routes.ts): links are checked against it. */
  path: DocumentPath;
  /** The whole document, `<html>` included, as it stands at the instant `builtAt` (ISO 8601). */
  Document: ComponentType<{ builtAt: string }>;
}

/** Every printed document. */
export const documents: readonly PrintedDocument[] = [
  { path: "/documents/dossier.html", Document: DossierDocument },
  { path: "/documents/rapport-rse.html", Document: ReportDocument },
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
