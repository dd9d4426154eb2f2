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
import {
  accessibilite,
  confidentialite,
  ecoconception,
  mentionsLegales,
  reglement,
  textPages,
} from "../pages/text-pages.schema.ts";
import { videos, videosCalendar, videosLives } from "../pages/videos.schema.ts";
import { controls, footer, header, incidents, newsletter, newsletterForm } from "../shell/shell.schema.ts";
import type { DataCollection } from "./registry.ts";

const words = (folder: string, name: string, schema: z.ZodType): DataCollection => ({
  folder,
  name,
  schema,
  sort: { by: "order" },
  unique: [],
  single: true,
});

export const pageFiles: readonly DataCollection[] = [
  words("pages/accueil", "page d’accueil", accueil),
  words("pages/accueil.calls", "accueil, liste des escales", accueilCalls),
  words("pages/accueil.carousels", "accueil, carrousels", accueilCarousels),
  words("pages/accueil.collaboration", "accueil, collaborer", accueilCollaboration),
  words("pages/accueil.expeditions", "accueil, expéditions", accueilExpeditions),
  words("pages/accueil.mission", "accueil, mission", accueilMission),
  words("pages/devenir-partenaire", "page Devenir Partenaire", devenirPartenaire),
  words("pages/devenir-partenaire.logo", "Devenir Partenaire, essai du logo", devenirPartenaireLogo),
  words(
    "pages/devenir-partenaire.opportunities",
    "Devenir Partenaire, voiles",
    devenirPartenaireOpportunities,
  ),
  words("pages/devenir-partenaire.proposal", "Devenir Partenaire, proposition", devenirPartenaireProposal),
  words(
    "pages/devenir-partenaire.space-choice",
    "Devenir Partenaire, choix d’un espace",
    devenirPartenaireSpaceChoice,
  ),
  words("pages/dossier", "dossier partenaire", dossier),
  words("pages/dossier-de-presse", "document Dossier de presse", dossierDePresse),
  words("pages/fiche-presse", "document Fiche de presse", fichePresse),
  words("pages/escales", "document des escales", escales),
  words("pages/journal", "journal de bord", journal),
  words("pages/ou-est-ce-port", "jeu des ports", ouEstCePort),
  words("pages/quiz-sheet", "fiche du quiz", quizSheet),
  words("pages/revue-de-presse", "document Revue de presse", revueDePresse),
  words("pages/enseignants", "page Pour les enseignants", enseignants),
  words("pages/diplome", "page Diplômes", diplome),
  words("pages/diplome.maker", "Diplômes, fabrique", diplomeMaker),
  words("pages/mode-classe", "page Mode classe", modeClasse),
  words("pages/mode-classe.play", "Mode classe, la partie", modeClassePlay),
  words("pages/a-emporter", "page À emporter", aEmporter),
  words("pages/enseignants.fiche", "Pour les enseignants, fabrique de fiches", enseignantsFiche),
  words("pages/cartes-reponses", "document Cartes A, B, C, D", cartesReponses),
  words("pages/equipe", "page Équipe", equipe),
  words("pages/lexique", "lexique de la mer", lexique),
  words("pages/hors-ligne", "page Hors connexion", horsLigne),
  words("pages/introuvable", "page introuvable", introuvable),
  words("pages/introuvable.address", "page introuvable, adresse demandée", introuvableAddress),
  words("pages/planches", "page Les planches", planches),
  words("pages/plan-du-site", "page Plan du site", planDuSite),
  words("pages/jeux-concours", "page Jeux & Concours", jeuxConcours),
  words("pages/jeux-concours.equipages", "Jeux & Concours, tableau des équipages", jeuxConcoursEquipages),
  words("pages/jeux-concours.classe", "Jeux & Concours, pour la classe", jeuxConcoursClasse),
  words("pages/jeux-concours.files", "Jeux & Concours, avant d’envoyer", jeuxConcoursFiles),
  words("pages/jeux-concours.participate", "Jeux & Concours, participer", jeuxConcoursParticipate),
  words("pages/jeux-concours.photo", "Jeux & Concours, concours photo", jeuxConcoursPhoto),
  words("pages/jeux-concours.video", "Jeux & Concours, défi vidéo", jeuxConcoursVideo),
  words("pages/jeux-concours.file-check", "Jeux & Concours, choix du fichier", jeuxConcoursFileCheck),
  words(
    "pages/jeux-concours.file-report",
    "Jeux & Concours, vérification du fichier",
    jeuxConcoursFileReport,
  ),
  words("pages/jeux-concours.integrer", "page Intégrer le quiz", jeuxConcoursIntegrer),
  words("pages/cadre-quiz", "quiz en cadre", cadreQuiz),
  words("pages/jeux-concours.play", "quiz, questions", jeuxConcoursPlay),
  words("pages/jeux-concours.quiz", "quiz, départ", jeuxConcoursQuiz),
  words("pages/jeux-concours.records", "quiz, records", jeuxConcoursRecords),
  words("pages/jeux-concours.results", "quiz, résultats", jeuxConcoursResults),
  words("pages/presentation", "page Qui sommes-nous", presentation),
  words("pages/presentation.ambassadors", "Qui sommes-nous, ambassadeurs", presentationAmbassadors),
  words("pages/presentation.boats", "Qui sommes-nous, bateaux", presentationBoats),
  words("pages/presentation.goals", "Qui sommes-nous, objectifs", presentationGoals),
  words("pages/presse", "page Presse", presse),
  words("pages/presse.contact", "Presse, contact", presseContact),
  words("pages/presse.feeds", "Presse, flux", presseFeeds),
  words("pages/presse.hours", "Presse, horaires", presseHours),
  words("pages/presse.kit", "Presse, dossier", presseKit),
  words("pages/presse.library", "Presse, photothèque", presseLibrary),
  words("pages/presse.logos", "Presse, logos", presseLogos),
  words("pages/presse.media", "Presse, médias partenaires", presseMedia),
  words("pages/presse.review", "Presse, revue", presseReview),
  words("pages/presse.take", "Presse, à emporter", presseTake),
  words("pages/presse.timeline", "Presse, agenda", presseTimeline),
  words("pages/presse.viewer", "Presse, lecture d’un article", presseViewer),
  words("pages/accessibilite", "page Accessibilité", accessibilite),
  words("pages/confidentialite", "page Confidentialité", confidentialite),
  words("pages/ecoconception", "page Écoconception", ecoconception),
  words("pages/mentions-legales", "page Mentions légales", mentionsLegales),
  words("pages/reglement", "page Règlement", reglement),
  words("pages/text-pages", "pages de texte", textPages),
  words("pages/videos", "page Vidéos", videos),
  words("pages/videos.calendar", "Vidéos, calendriers", videosCalendar),
  words("pages/videos.lives", "Vidéos, directs", videosLives),
  words("shell/controls", "commandes communes", controls),
  words("shell/footer", "pied de page", footer),
  words("shell/header", "en-tête", header),
  words("shell/incidents", "incidents", incidents),
  words("shell/newsletter", "lettre d’information", newsletter),
  words("shell/newsletter.form", "lettre d’information, formulaire", newsletterForm),
];
