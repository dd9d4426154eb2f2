// The front door: data, types and pure functions, never a schema (the validator must not reach the browser).

// Pictures
export { drawings, type DrawingId } from "#data/drawings";
export { logos, type LogoId } from "#data/logos";
export { photos } from "#data/photos";
export type { Photo } from "./photos/photos.schema.ts";
export { printable } from "./photos/prints.ts";

// Figures and words for them
export {
  articleCount,
  memberCount,
  plannedStopovers,
  pressCounts,
  spaceCounts,
  videoCount,
} from "./figures/counts.ts";
export { figures } from "#data/figures";
export {
  capitalised,
  dayInShort,
  dayInWords,
  monthInWords,
  monthParts,
  monthRange,
  monthRangeInWords,
  nextMonth,
} from "./format/months.ts";
export { addressLine } from "./format/addressLine.ts";
export { dayInParis, wholeDays } from "./format/days.ts";
export {
  atLeast,
  counted,
  duration,
  euros,
  number,
  quantity,
  squareMetres,
  viewCount,
} from "./format/numbers.ts";
export { cutAtWord } from "./format/cut-at-word.ts";
export { called } from "./format/of.ts";
export { withCountry } from "./format/harbours.ts";
export { positionInWords } from "./format/positions.ts";
export { weight } from "./format/weights.ts";
export { decapitalised, dotted, series } from "./format/words.ts";

// Dates are facts, statuses are computed
export type { YearMonth } from "./fields.ts";
export {
  monthInParis,
  periodState,
  statuses,
  statusLabel,
  type Dated,
  type PeriodState,
  type Status,
} from "./status/status.ts";

export { fromMonth, inMonth, periodByMonth, type MonthlyWords } from "./status/by-month.ts";
export { expeditionPhase, phaseByMonth } from "./status/phase.ts";
export type { Phase } from "./status/phases.ts";

// The home
export { features } from "#data/features";
export { partners } from "#data/partners";
export { plates } from "#data/plates";
export { romanNumeral } from "./plates/romanNumeral.ts";
export { slides } from "#data/slides";
export { callPeriod } from "./stages/call-period.ts";
export { crossingPeriod } from "./stages/crossing-period.ts";
export { initialStage } from "./stages/initial-stage.ts";
export { stages } from "#data/stages";
export type { Stage } from "./stages/stages.schema.ts";
export { toldOf } from "./stages/told.ts";
export { stats } from "#data/stats";
export type { StatTile } from "./stats/stats.schema.ts";

// People and organisations
export { organisations } from "#data/organisations";
export type { Organisation } from "./organisations/organisations.schema.ts";
export { teamFilters } from "./team/filters.ts";
export { memberOf } from "./team/member-of.ts";
export { team } from "#data/team";
export type { TeamCategory, TeamFilter, TeamMember } from "./team/team.schema.ts";

// The press
export { media as mediaPartners } from "#data/media";
export { footage } from "#data/footage";
export { availability, type Availability } from "./press/hours.ts";
export { quotes } from "#data/quotes";
export type { Quote } from "./press/quotes.schema.ts";
export { released } from "./press/released.ts";
export { roadByMonth } from "./press/tonight.ts";
export { press } from "#data/press";
export { presentations } from "#data/presentations";
export { presentationWords } from "./press/presentation-words.ts";
export type { Presentation } from "./press/presentations.schema.ts";
export { categoryLabel, pressTabs, pressYears } from "./press/filters.ts";
export type { PressItem, PressTab } from "./press/press.schema.ts";
export { timeline } from "#data/timeline";
export type { TimelineEntry } from "./timeline/timeline.schema.ts";

// Contests and quiz
export { calendar } from "#data/calendar";
export { photoContest, videoChallenge } from "./contest/contest.ts";
export type { CalendarStep } from "./contest/contest.schema.ts";
export { contestPeriod } from "./contest/periods.ts";
export { contestByMonth, type ContestStanding } from "./contest/standing.ts";
export { winners } from "#data/winners";
export { photoRules, videoRules } from "./contest/rules.ts";
export { statistics } from "#data/statistics";
export { prizes } from "#data/prizes";
export type { Prize, RarityId } from "./prizes/prizes.schema.ts";
export { rarities } from "./prizes/rarities.ts";
export { videoPrizes } from "#data/video-prizes";
export { videoInvitation } from "./prizes/video-invitation.ts";
export { difficulties, levels, quizFormats, quizLimitMs } from "./quiz/quiz.ts";
export { sessionPath, teachingFiles } from "./quiz/teaching.ts";
export type { Level, QuizBank } from "./quiz/quiz.schema.ts";

// The partnership
export { benefits } from "#data/benefits";
export type { Benefit } from "./benefits/benefits.schema.ts";
export { offer } from "#data/offer";
export { crossingCalls, monthsOf } from "./offer/ahead.ts";
export { freeSpaces, opportunityReadings } from "./offer/opportunities.ts";
export { prices } from "#data/prices";
export type { Price } from "./prices/prices.schema.ts";
export { proRata } from "./prices/pro-rata.ts";
export { spaceRange } from "./prices/space-range.ts";
export { sails } from "./sails/sails.ts";
export type { Sail } from "./sails/sails.schema.ts";
export { reservations } from "#data/reservations";
export { spaces } from "./spaces/spaces.ts";

// Videos
export { lives } from "#data/lives";
export type { Live } from "./lives/lives.schema.ts";
export { playlists } from "#data/playlists";
export type { Playlist } from "./playlists/playlists.schema.ts";
export { videos } from "#data/videos";
export type { Video } from "./videos/videos.schema.ts";

// The road
export { distanceOf, greatCircleKm, roundedDistance } from "./legs/geometry.ts";
export { legs } from "./legs/legs.ts";
export type { Leg } from "./legs/legs.schema.ts";
export { roundedLegDistance, voyageDistance, voyageLine, type Coordinates } from "./legs/voyages.ts";
export { home } from "./ports/home.ts";
export { ports } from "#data/ports";
export { callsOf } from "./ports/calls-of.ts";
export { madeFrom } from "./ports/made-from.ts";
export type { Port, VoyageId } from "./ports/ports.schema.ts";

// Questions: the banks have a door of their own (quiz-banks), so that a page does not carry them
export { schoolLevels } from "./questions/school-levels.ts";
export type { Question } from "./questions/question.schema.ts";

// Who speaks, and the words around every page
export { identity } from "#data/identity";
export { controls } from "./shell/controls.ts";
export { words as footer } from "#data/shell/footer";
export { copyright } from "./shell/copyright.ts";
export { words as header } from "#data/shell/header";
export { words as incidents } from "#data/shell/incidents";
export { newsletter } from "./shell/newsletter.ts";
export { newsletterForm } from "./shell/newsletter.form.ts";

// The words of each page
export { words as accessibilite } from "#data/pages/accessibilite";
export { takeAway, type TakenFile } from "./pages/a-emporter.ts";
export { accueil } from "./pages/accueil.ts";
export { words as callList } from "#data/pages/accueil.calls";
export { words as carouselLabels } from "#data/pages/accueil.carousels";
export { words as confidentialite } from "#data/pages/confidentialite";
export { devenirPartenaire } from "./pages/devenir-partenaire.ts";
export {
  offerCloses,
  offerFrom,
  offerOn,
  type OfferThen,
  saidOfOffer,
} from "./pages/devenir-partenaire.today.ts";
export { logoTrial } from "./pages/devenir-partenaire.logo.ts";
export { proposalWords, tickedBenefits } from "./pages/devenir-partenaire.proposal.ts";
export { spaceChoice } from "./pages/devenir-partenaire.space-choice.ts";
export { diplomas } from "./pages/diplome.ts";
export { diplomaWords } from "./pages/diplome.maker.ts";
export { dossier } from "./pages/dossier.ts";
export { pressDossier } from "./pages/dossier-de-presse.ts";
export { pressSheet } from "./pages/fiche-presse.ts";
export { pdfWords } from "./pages/documents.ts";
export { ecoconception } from "./pages/ecoconception.ts";
export { escales } from "./pages/escales.ts";
export { equipe } from "./pages/equipe.ts";
export { words as horsLigne } from "#data/pages/hors-ligne";
export { askedAddress } from "./pages/introuvable.address.ts";
export { words as introuvable } from "#data/pages/introuvable";
export { jeuxConcours } from "./pages/jeux-concours.ts";
export { crewBoard, type CrewBoardWords } from "./pages/jeux-concours.equipages.ts";
export { crewBoardSaid } from "./pages/jeux-concours.equipages.said.ts";
export { fileReport } from "./pages/jeux-concours.file-report.ts";
export { words as fileCheck } from "#data/pages/jeux-concours.file-check";
export { words as quizEmbedding } from "#data/pages/jeux-concours.integrer";
export { words as framedQuiz } from "#data/pages/cadre-quiz";
export { quizPlay } from "./pages/jeux-concours.play.ts";
export { quizStart } from "./pages/jeux-concours.quiz.ts";
export { quizRecords } from "./pages/jeux-concours.records.ts";
export { quizResults } from "./pages/jeux-concours.results.ts";
export { mentionsLegales } from "./pages/mentions-legales.ts";
export type { TextPage } from "./pages/page.schema.ts";
export { words as planches } from "#data/pages/planches";
export { portGame, type PortGameWords } from "./pages/ou-est-ce-port.ts";
export { portGameSaid } from "./pages/ou-est-ce-port.said.ts";
export { planDuSite } from "./pages/plan-du-site.ts";
export { allGoals, presentation } from "./pages/presentation.ts";
export { presse } from "./pages/presse.ts";
export { pressHours } from "./pages/presse.hours.ts";
export { words as pressFeeds } from "#data/pages/presse.feeds";
export { pressReview } from "./pages/presse.review.ts";
export { pressKitFiles } from "./pages/presse.files.ts";
export { pressLogos, pressTake } from "./pages/presse.take.ts";
export { pressViewer } from "./pages/presse.viewer.ts";
export { quizSheet } from "./pages/quiz-sheet.ts";
export { answerCards } from "./pages/cartes-reponses.ts";
export { enseignants } from "./pages/enseignants.ts";
export { sheetMaking } from "./pages/enseignants.fiche.ts";
export { classMode } from "./pages/mode-classe.ts";
export { classPlay } from "./pages/mode-classe.play.ts";
export { lexique } from "./pages/lexique.ts";
export type { TeachingSession } from "./pages/enseignants.session.schema.ts";
export { reglement } from "./pages/reglement.ts";
export { revueDePresse } from "./pages/revue-de-presse.ts";
export { textPages } from "./pages/text-pages.ts";
export { livesWords } from "./pages/videos.lives.ts";
export { videosPage } from "./pages/videos.ts";
export { calendarWords } from "./pages/videos.calendar.ts";

// The addresses
export { pagePaths } from "./pagePaths.ts";
export {
  type DocumentPath,
  filePaths,
  keptDocuments,
  logPath,
  type LogPath,
  logPaths,
  noticesPath,
  paths,
  pdfPath,
  type SitePath,
} from "./routes.ts";
