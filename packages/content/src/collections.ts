// Every collection with its schema: read by tests and tools only, never by the site.
import type { z } from "zod";
import { benefits } from "./benefits/benefits.ts";
import { benefit } from "./benefits/benefits.schema.ts";
import { calendar } from "./contest/calendar.ts";
import { photoContest, videoChallenge } from "./contest/contest.ts";
import { calendarStep, contest, contestRule, statistic } from "./contest/contest.schema.ts";
import { photoRules, videoRules } from "./contest/rules.ts";
import { statistics } from "./contest/statistics.ts";
import { drawings } from "./drawings/drawings.ts";
import { drawing } from "./drawings/drawings.schema.ts";
import { featureCard } from "./features/features.schema.ts";
import { features } from "./features/features.ts";
import { figures as figuresSchema } from "./figures/figures.schema.ts";
import { figures } from "./figures/figures.ts";
import { identity as identitySchema } from "./identity/identity.schema.ts";
import { identity } from "./identity/identity.ts";
import { leg } from "./legs/legs.schema.ts";
import { legs } from "./legs/legs.ts";
import { live } from "./lives/lives.schema.ts";
import { lives } from "./lives/lives.ts";
import { mediaPartner } from "./media/media.schema.ts";
import { mediaPartners } from "./media/media.ts";
import { offer as offerSchema, opportunityReading } from "./offer/offer.schema.ts";
import { offer } from "./offer/offer.ts";
import { opportunityReadings } from "./offer/opportunities.ts";
import { organisation } from "./organisations/organisations.schema.ts";
import { organisations } from "./organisations/organisations.ts";
import { partner } from "./partners/partners.schema.ts";
import { partners } from "./partners/partners.ts";
import { photo } from "./photos/photos.schema.ts";
import { photos } from "./photos/photos.ts";
import { playlist } from "./playlists/playlists.schema.ts";
import { playlists } from "./playlists/playlists.ts";
import { pressItem, pressTab, pressText } from "./press/press.schema.ts";
import { home } from "./ports/home.ts";
import { harbour, port } from "./ports/ports.schema.ts";
import { ports } from "./ports/ports.ts";
import { press, pressTabs } from "./press/press.ts";
import { pressTexts } from "./press/texts.ts";
import { prize, rarity, videoPrize } from "./prizes/prizes.schema.ts";
import { prizes } from "./prizes/prizes.ts";
import { rarities } from "./prizes/rarities.ts";
import { videoPrizes } from "./prizes/video-prizes.ts";
import { question } from "./questions/question.schema.ts";
import { quizBanks } from "./quiz/banks.ts";
import { difficulty, level, quizBank, quizFormat } from "./quiz/quiz.schema.ts";
import { difficulties, levels, quizFormats } from "./quiz/quiz.ts";
import { sail } from "./sails/sails.schema.ts";
import { sails } from "./sails/sails.ts";
import { slide } from "./slides/slides.schema.ts";
import { slides } from "./slides/slides.ts";
import { reservation, space } from "./spaces/spaces.schema.ts";
import { reservations, spaces } from "./spaces/spaces.ts";
import { stage } from "./stages/stages.schema.ts";
import { stages } from "./stages/stages.ts";
import { statTile } from "./stats/stats.schema.ts";
import { stats } from "./stats/stats.ts";
import { teamFilter, teamMember } from "./team/team.schema.ts";
import { teamFilters } from "./team/filters.ts";
import { team } from "./team/team.ts";
import { timelineEntry } from "./timeline/timeline.schema.ts";
import { timeline } from "./timeline/timeline.ts";
import { video } from "./videos/videos.schema.ts";
import { videos } from "./videos/videos.ts";

export interface Collection {
  /** The collection's name as an editor says it. Example: « équipe ». */
  readonly name: string;
  /** The file that holds the data, from the package's root. Example: `src/team/team.ts`. */
  readonly file: string;
  /** The schema of one entry. */
  readonly schema: z.ZodType;
  readonly entries: readonly unknown[];
  /** What no two entries may share. */
  readonly unique: readonly string[];
  /** Whether the pages stand whole without any entry: they say that there is none yet. */
  readonly mayBeEmpty: boolean;
}

const mayBeEmpty: ReadonlySet<string> = new Set(["presse", "textes de la presse", "réservations", "vidéos"]);

function collection(
  name: string,
  file: string,
  schema: z.ZodType,
  entries: readonly unknown[],
  ...unique: string[]
): Collection {
  return { name, file: `src/${file}.ts`, schema, entries, unique, mayBeEmpty: mayBeEmpty.has(name) };
}

export const collections: readonly Collection[] = [
  // Who speaks
  collection("identité", "identity/identity", identitySchema, [identity]),

  // Pictures
  collection("dessins", "drawings/drawings", drawing, Object.values(drawings)),
  collection("photothèque", "photos/photos", photo, photos, "id", "alt", "caption"),

  // The home
  collection("partenaires du bandeau", "partners/partners", partner, partners, "id", "name", "logo", "url"),
  collection("planches de l’accueil", "slides/slides", slide, slides, "id", "title", "drawing"),
  collection("cartes de l’accueil", "features/features", featureCard, features, "id", "title", "drawing"),
  collection("chiffres de l’accueil", "stats/stats", statTile, stats, "label", "drawing"),
  collection("constantes", "figures/figures", figuresSchema, [figures]),
  collection("étapes", "stages/stages", stage, stages, "id", "title", "drawing"),

  // People and organisations
  collection("équipe", "team/team", teamMember, team, "id", "anchor", "name", "portrait"),
  collection("filtres de l’équipe", "team/filters", teamFilter, teamFilters, "id", "label"),
  collection(
    "organisations partenaires",
    "organisations/organisations",
    organisation,
    organisations,
    "id",
    "role",
    "name",
    "logo",
    "url",
  ),

  // The press
  collection("presse", "press/press", pressItem, press, "id", "title", "url"),
  collection("textes de la presse", "press/texts", pressText, pressTexts, "id"),
  collection("onglets de la presse", "press/press", pressTab, pressTabs, "id", "label"),
  collection("médias partenaires", "media/media", mediaPartner, mediaPartners, "id", "name", "logo"),
  collection("agenda des rédactions", "timeline/timeline", timelineEntry, timeline, "id", "title"),

  // Contests and quiz
  collection(
    "concours",
    "contest/contest",
    contest,
    [photoContest, videoChallenge],
    "id",
    "title",
    "drawing",
  ),
  collection("calendrier du concours", "contest/calendar", calendarStep, calendar, "id", "title"),
  collection("règlement du concours photo", "contest/rules", contestRule, photoRules, "id", "label"),
  collection("règlement du défi vidéo", "contest/rules", contestRule, videoRules, "id", "label"),
  collection("chiffres du concours", "contest/statistics", statistic, statistics, "id", "label"),
  collection("lots", "prizes/prizes", prize, prizes, "id", "title", "drawing"),
  collection("lots du défi vidéo", "prizes/video-prizes", videoPrize, videoPrizes, "id", "rank", "title"),
  collection("raretés", "prizes/rarities", rarity, rarities, "id", "label", "drawing"),
  collection("difficultés", "quiz/quiz", difficulty, difficulties, "id", "label", "points", "drawing"),
  collection("niveaux", "quiz/quiz", level, levels, "id", "label", "from", "drawing"),
  collection("formats du quiz", "quiz/quiz", quizFormat, quizFormats, "id", "label"),
  collection("banques de questions", "quiz/banks", quizBank, quizBanks, "id", "title", "drawing"),

  ...quizBanks.map(({ id, questions, title }) =>
    collection(`questions « ${title} »`, `questions/${id}`, question, questions, "id", "question"),
  ),

  // The partnership
  collection("avantages", "benefits/benefits", benefit, benefits, "id", "title", "icon"),
  collection("offre", "offer/offer", offerSchema, [offer]),
  collection("lectures des places", "offer/opportunities", opportunityReading, opportunityReadings, "id"),
  collection("voiles", "sails/sails", sail, sails, "id", "name"),
  collection("espaces", "spaces/spaces", space, spaces, "number"),
  collection("réservations", "spaces/spaces", reservation, reservations, "id"),

  // The road
  collection("port d’attache", "ports/home", harbour, [home], "id"),
  collection("escales", "ports/ports", port, ports, "id", "name"),
  collection("étapes de navigation", "legs/legs", leg, Object.values(legs).flat()),

  // Videos
  collection("directs", "lives/lives", live, lives, "id", "title", "drawing"),
  collection("listes de vidéos", "playlists/playlists", playlist, playlists, "id", "title", "drawing"),
  collection("vidéos", "videos/videos", video, videos, "id", "title", "url"),
];
