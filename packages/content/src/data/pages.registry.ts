// The words of each page, and those around every page: one file of `data/pages/` or `data/shell/` for each part that stands alone.
import type { z } from "zod";
import {
  accueil,
  accueilCalls,
  accueilCarousels,
  accueilCollaboration,
  accueilExpeditions,
  accueilMission,
} from "../pages/accueil.schema.ts";
import {
  devenirPartenaire,
  devenirPartenaireLogo,
  devenirPartenaireOpportunities,
  devenirPartenaireProposal,
  devenirPartenaireSpaceChoice,
} from "../pages/devenir-partenaire.schema.ts";
import {
  dossier,
  dossierDePresse,
  escales,
  fichePresse,
  quizSheet,
  revueDePresse,
} from "../pages/documents.schema.ts";
import { cartesReponses, enseignants, enseignantsFiche, lexique } from "../pages/enseignants.schema.ts";
import { jeuxConcoursEquipages } from "../pages/jeux-concours.equipages.schema.ts";
import { cadreQuiz, jeuxConcoursIntegrer } from "../pages/jeux-concours.integrer.schema.ts";
import { modeClasse, modeClassePlay } from "../pages/mode-classe.schema.ts";
import { diplome, diplomeMaker } from "../pages/diplome.schema.ts";
import { equipe } from "../pages/equipe.schema.ts";
import { journal } from "../pages/journal.schema.ts";
import { ouEstCePort } from "../pages/ou-est-ce-port.schema.ts";
import {
  aEmporter,
  horsLigne,
  introuvable,
  introuvableAddress,
  planDuSite,
  planches,
} from "../pages/ways.schema.ts";
import {
  jeuxConcours,
  jeuxConcoursClasse,
  jeuxConcoursFiles,
  jeuxConcoursParticipate,
  jeuxConcoursPhoto,
  jeuxConcoursVideo,
} from "../pages/jeux-concours.schema.ts";
import { jeuxConcoursFileCheck, jeuxConcoursFileReport } from "../pages/jeux-concours.file.schema.ts";
import {
  jeuxConcoursPlay,
  jeuxConcoursQuiz,
  jeuxConcoursRecords,
  jeuxConcoursResults,
} from "../pages/jeux-concours.quiz.schema.ts";
import {
  presentation,
  presentationAmbassadors,
  presentationBoats,
  presentationGoals,
} from "../pages/presentation.schema.ts";
import {
  presse,
  presseContact,
  presseFeeds,
  presseHours,
  presseKit,
  presseLibrary,
  presseLogos,
  presseMedia,
  presseReview,
  presseTake,
  presseTimeline,
  presseViewer,
} from "../pages/presse.schema.ts";
import { textFile } from "../pages/page.schema.ts";
import { ecoconception, mentionsLegales, textPages } from "../pages/text-pages.schema.ts";
import { videos, videosCalendar, videosLives } from "../pages/videos.schema.ts";
import { controls, footer, header, incidents, newsletter, newsletterForm } from "../shell/shell.schema.ts";
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
  single("pages/accueil", "page d’accueil", accueil),
  single("pages/accueil.calls", "accueil, liste des escales", accueilCalls),
  single("pages/accueil.carousels", "accueil, carrousels", accueilCarousels),
  single("pages/accueil.collaboration", "accueil, collaborer", accueilCollaboration),
  single("pages/accueil.expeditions", "accueil, expéditions", accueilExpeditions),
  single("pages/accueil.mission", "accueil, mission", accueilMission),
  single("pages/devenir-partenaire", "page Devenir Partenaire", devenirPartenaire),
  single("pages/devenir-partenaire.logo", "Devenir Partenaire, essai du logo", devenirPartenaireLogo),
  single(
    "pages/devenir-partenaire.opportunities",
    "Devenir Partenaire, voiles",
    devenirPartenaireOpportunities,
  ),
  single("pages/devenir-partenaire.proposal", "Devenir Partenaire, proposition", devenirPartenaireProposal),
  single(
    "pages/devenir-partenaire.space-choice",
    "Devenir Partenaire, choix d’un espace",
    devenirPartenaireSpaceChoice,
  ),
  single("pages/dossier", "dossier partenaire", dossier),
  single("pages/dossier-de-presse", "document Dossier de presse", dossierDePresse),
  single("pages/fiche-presse", "document Fiche de presse", fichePresse),
  single("pages/escales", "document des escales", escales),
  single("pages/journal", "journal de bord", journal),
  single("pages/ou-est-ce-port", "jeu des ports", ouEstCePort),
  single("pages/quiz-sheet", "fiche du quiz", quizSheet),
  single("pages/revue-de-presse", "document Revue de presse", revueDePresse),
  single("pages/enseignants", "page Pour les enseignants", enseignants),
  single("pages/diplome", "page Diplômes", diplome),
  single("pages/diplome.maker", "Diplômes, fabrique", diplomeMaker),
  single("pages/mode-classe", "page Mode classe", modeClasse),
  single("pages/mode-classe.play", "Mode classe, la partie", modeClassePlay),
  single("pages/a-emporter", "page À emporter", aEmporter),
  single("pages/enseignants.fiche", "Pour les enseignants, fabrique de fiches", enseignantsFiche),
  single("pages/cartes-reponses", "document Cartes A, B, C, D", cartesReponses),
  single("pages/equipe", "page Équipe", equipe),
  single("pages/lexique", "lexique de la mer", lexique),
  single("pages/hors-ligne", "page Hors connexion", horsLigne),
  single("pages/introuvable", "page introuvable", introuvable),
  single("pages/introuvable.address", "page introuvable, adresse demandée", introuvableAddress),
  single("pages/planches", "page Les planches", planches),
  single("pages/plan-du-site", "page Plan du site", planDuSite),
  single("pages/jeux-concours", "page Jeux & Concours", jeuxConcours),
  single("pages/jeux-concours.equipages", "Jeux & Concours, tableau des équipages", jeuxConcoursEquipages),
  single("pages/jeux-concours.classe", "Jeux & Concours, pour la classe", jeuxConcoursClasse),
  single("pages/jeux-concours.files", "Jeux & Concours, avant d’envoyer", jeuxConcoursFiles),
  single("pages/jeux-concours.participate", "Jeux & Concours, participer", jeuxConcoursParticipate),
  single("pages/jeux-concours.photo", "Jeux & Concours, concours photo", jeuxConcoursPhoto),
  single("pages/jeux-concours.video", "Jeux & Concours, défi vidéo", jeuxConcoursVideo),
  single("pages/jeux-concours.file-check", "Jeux & Concours, choix du fichier", jeuxConcoursFileCheck),
  single(
    "pages/jeux-concours.file-report",
    "Jeux & Concours, vérification du fichier",
    jeuxConcoursFileReport,
  ),
  single("pages/jeux-concours.integrer", "page Intégrer le quiz", jeuxConcoursIntegrer),
  single("pages/cadre-quiz", "quiz en cadre", cadreQuiz),
  single("pages/jeux-concours.play", "quiz, questions", jeuxConcoursPlay),
  single("pages/jeux-concours.quiz", "quiz, départ", jeuxConcoursQuiz),
  single("pages/jeux-concours.records", "quiz, records", jeuxConcoursRecords),
  single("pages/jeux-concours.results", "quiz, résultats", jeuxConcoursResults),
  single("pages/presentation", "page Qui sommes-nous", presentation),
  single("pages/presentation.ambassadors", "Qui sommes-nous, ambassadeurs", presentationAmbassadors),
  single("pages/presentation.boats", "Qui sommes-nous, bateaux", presentationBoats),
  single("pages/presentation.goals", "Qui sommes-nous, objectifs", presentationGoals),
  single("pages/presse", "page Presse", presse),
  single("pages/presse.contact", "Presse, contact", presseContact),
  single("pages/presse.feeds", "Presse, flux", presseFeeds),
  single("pages/presse.hours", "Presse, horaires", presseHours),
  single("pages/presse.kit", "Presse, dossier", presseKit),
  single("pages/presse.library", "Presse, photothèque", presseLibrary),
  single("pages/presse.logos", "Presse, logos", presseLogos),
  single("pages/presse.media", "Presse, médias partenaires", presseMedia),
  single("pages/presse.review", "Presse, revue", presseReview),
  single("pages/presse.take", "Presse, à emporter", presseTake),
  single("pages/presse.timeline", "Presse, agenda", presseTimeline),
  single("pages/presse.viewer", "Presse, lecture d’un article", presseViewer),
  single("pages/accessibilite", "page Accessibilité", textFile()),
  single("pages/confidentialite", "page Confidentialité", textFile()),
  single("pages/ecoconception", "page Écoconception", ecoconception),
  single("pages/mentions-legales", "page Mentions légales", mentionsLegales),
  single("pages/reglement", "page Règlement", textFile()),
  single("pages/text-pages", "pages de texte", textPages),
  single("pages/videos", "page Vidéos", videos),
  single("pages/videos.calendar", "Vidéos, calendriers", videosCalendar),
  single("pages/videos.lives", "Vidéos, directs", videosLives),
  single("shell/controls", "commandes communes", controls),
  single("shell/footer", "pied de page", footer),
  single("shell/header", "en-tête", header),
  single("shell/incidents", "incidents", incidents),
  single("shell/newsletter", "lettre d’information", newsletter),
  single("shell/newsletter.form", "lettre d’information, formulaire", newsletterForm),
];
