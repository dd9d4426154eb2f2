// The words of each page, and those around every page: one file of `data/pages/` or `data/shell/` for each part that stands alone.
import type { z } from "zod";
import * as accueil from "../pages/accueil.schema.ts";
import * as devenirPartenaire from "../pages/devenir-partenaire.schema.ts";
import { diplome, diplomeMaker } from "../pages/diplome.schema.ts";
import * as documents from "../pages/documents.schema.ts";
import * as enseignants from "../pages/enseignants.schema.ts";
import { equipe } from "../pages/equipe.schema.ts";
import { jeuxConcoursEquipages } from "../pages/jeux-concours.equipages.schema.ts";
import { jeuxConcoursFileCheck, jeuxConcoursFileReport } from "../pages/jeux-concours.file.schema.ts";
import { cadreQuiz, jeuxConcoursIntegrer } from "../pages/jeux-concours.integrer.schema.ts";
import * as jeuxConcoursQuiz from "../pages/jeux-concours.quiz.schema.ts";
import * as jeuxConcours from "../pages/jeux-concours.schema.ts";
import { journal } from "../pages/journal.schema.ts";
import { modeClasse, modeClassePlay } from "../pages/mode-classe.schema.ts";
import { ouEstCePort } from "../pages/ou-est-ce-port.schema.ts";
import { textFile } from "../pages/page.schema.ts";
import * as presentation from "../pages/presentation.schema.ts";
import * as presse from "../pages/presse.schema.ts";
import { ecoconception, mentionsLegales, textPages } from "../pages/text-pages.schema.ts";
import * as videos from "../pages/videos.schema.ts";
import * as ways from "../pages/ways.schema.ts";
import * as shell from "../shell/shell.schema.ts";
import type { DataCollection } from "./registry.ts";

/** A collection that is one file: what stands in it is one entry. */
export const single = (folder: string, name: string, schema: z.ZodType): DataCollection => ({
  folder,
  name,
  schema,
  sort: { by: "order" },
  unique: [],
  single: true,
});

export const pageFiles: readonly DataCollection[] = [
  single("pages/accueil", "page d’accueil", accueil.page),
  single("pages/accueil.calls", "accueil, liste des escales", accueil.calls),
  single("pages/accueil.carousels", "accueil, carrousels", accueil.carousels),
  single("pages/accueil.collaboration", "accueil, collaborer", accueil.collaboration),
  single("pages/accueil.expeditions", "accueil, expéditions", accueil.expeditions),
  single("pages/accueil.mission", "accueil, mission", accueil.mission),
  single("pages/devenir-partenaire", "page Devenir Partenaire", devenirPartenaire.page),
  single("pages/devenir-partenaire.logo", "Devenir Partenaire, essai du logo", devenirPartenaire.logo),
  single(
    "pages/devenir-partenaire.opportunities",
    "Devenir Partenaire, voiles",
    devenirPartenaire.opportunities,
  ),
  single("pages/devenir-partenaire.proposal", "Devenir Partenaire, proposition", devenirPartenaire.proposal),
  single(
    "pages/devenir-partenaire.space-choice",
    "Devenir Partenaire, choix d’un espace",
    devenirPartenaire.spaceChoice,
  ),
  single("pages/dossier", "dossier partenaire", documents.dossier),
  single("pages/dossier-de-presse", "document Dossier de presse", documents.dossierDePresse),
  single("pages/fiche-presse", "document Fiche de presse", documents.fichePresse),
  single("pages/rapport-rse", "document Rapport RSE", documents.rapportRse),
  single("pages/escales", "document des escales", documents.escales),
  single("pages/journal", "journal de bord", journal),
  single("pages/ou-est-ce-port", "jeu des ports", ouEstCePort),
  single("pages/quiz-sheet", "fiche du quiz", documents.quizSheet),
  single("pages/revue-de-presse", "document Revue de presse", documents.revueDePresse),
  single("pages/enseignants", "page Pour les enseignants", enseignants.page),
  single("pages/diplome", "page Diplômes", diplome),
  single("pages/diplome.maker", "Diplômes, fabrique", diplomeMaker),
  single("pages/mode-classe", "page Mode classe", modeClasse),
  single("pages/mode-classe.play", "Mode classe, la partie", modeClassePlay),
  single("pages/a-emporter", "page À emporter", ways.aEmporter),
  single("pages/enseignants.fiche", "Pour les enseignants, fabrique de fiches", enseignants.fiche),
  single("pages/cartes-reponses", "document Cartes A, B, C, D", enseignants.cartesReponses),
  single("pages/equipe", "page Équipe", equipe),
  single("pages/lexique", "lexique de la mer", enseignants.lexique),
  single("pages/hors-ligne", "page Hors connexion", ways.horsLigne),
  single("pages/introuvable", "page introuvable", ways.introuvable),
  single("pages/introuvable.address", "page introuvable, adresse demandée", ways.introuvableAddress),
  single("pages/planches", "page Les planches", ways.planches),
  single("pages/plan-du-site", "page Plan du site", ways.planDuSite),
  single("pages/jeux-concours", "page Jeux & Concours", jeuxConcours.page),
  single("pages/jeux-concours.equipages", "Jeux & Concours, tableau des équipages", jeuxConcoursEquipages),
  single("pages/jeux-concours.classe", "Jeux & Concours, pour la classe", jeuxConcours.classe),
  single("pages/jeux-concours.files", "Jeux & Concours, avant d’envoyer", jeuxConcours.files),
  single("pages/jeux-concours.participate", "Jeux & Concours, participer", jeuxConcours.participate),
  single("pages/jeux-concours.photo", "Jeux & Concours, concours photo", jeuxConcours.photo),
  single("pages/jeux-concours.video", "Jeux & Concours, défi vidéo", jeuxConcours.video),
  single("pages/jeux-concours.file-check", "Jeux & Concours, choix du fichier", jeuxConcoursFileCheck),
  single(
    "pages/jeux-concours.file-report",
    "Jeux & Concours, vérification du fichier",
    jeuxConcoursFileReport,
  ),
  single("pages/jeux-concours.integrer", "page Intégrer le quiz", jeuxConcoursIntegrer),
  single("pages/cadre-quiz", "quiz en cadre", cadreQuiz),
  single("pages/jeux-concours.play", "quiz, questions", jeuxConcoursQuiz.play),
  single("pages/jeux-concours.quiz", "quiz, départ", jeuxConcoursQuiz.quiz),
  single("pages/jeux-concours.records", "quiz, records", jeuxConcoursQuiz.records),
  single("pages/jeux-concours.results", "quiz, résultats", jeuxConcoursQuiz.results),
  single("pages/presentation", "page Qui sommes-nous", presentation.page),
  single("pages/presentation.ambassadors", "Qui sommes-nous, ambassadeurs", presentation.ambassadors),
  single("pages/presentation.boats", "Qui sommes-nous, bateaux", presentation.boats),
  single("pages/presentation.goals", "Qui sommes-nous, objectifs", presentation.goals),
  single("pages/presse", "page Presse", presse.page),
  single("pages/presse.contact", "Presse, contact", presse.contact),
  single("pages/presse.feeds", "Presse, flux", presse.feeds),
  single("pages/presse.hours", "Presse, horaires", presse.hours),
  single("pages/presse.kit", "Presse, dossier", presse.kit),
  single("pages/presse.library", "Presse, photothèque", presse.library),
  single("pages/presse.logos", "Presse, logos", presse.logos),
  single("pages/presse.media", "Presse, médias partenaires", presse.media),
  single("pages/presse.review", "Presse, revue", presse.review),
  single("pages/presse.take", "Presse, à emporter", presse.take),
  single("pages/presse.timeline", "Presse, agenda", presse.timeline),
  single("pages/presse.viewer", "Presse, lecture d’un article", presse.viewer),
  single("pages/accessibilite", "page Accessibilité", textFile()),
  single("pages/confidentialite", "page Confidentialité", textFile()),
  single("pages/ecoconception", "page Écoconception", ecoconception),
  single("pages/mentions-legales", "page Mentions légales", mentionsLegales),
  single("pages/reglement", "page Règlement", textFile()),
  single("pages/text-pages", "pages de texte", textPages),
  single("pages/videos", "page Vidéos", videos.page),
  single("pages/videos.calendar", "Vidéos, calendriers", videos.calendar),
  single("pages/videos.lives", "Vidéos, directs", videos.lives),
  single("shell/controls", "commandes communes", shell.controls),
  single("shell/footer", "pied de page", shell.footer),
  single("shell/header", "en-tête", shell.header),
  single("shell/incidents", "incidents", shell.incidents),
  single("shell/newsletter", "lettre d’information", shell.newsletter),
  single("shell/newsletter.form", "lettre d’information, formulaire", shell.newsletterForm),
];
