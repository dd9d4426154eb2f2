// Every collection that is kept as files: what each file holds, how it is named, in which order it is read.
import type { z } from "zod";
import { benefit } from "../benefits/benefits.schema.ts";
import { calendarStep, contest, statistic } from "../contest/contest.schema.ts";
import { winner } from "../contest/winners.schema.ts";
import { descriptions } from "../drawings/drawings.schema.ts";
import { featureCard } from "../features/features.schema.ts";
import { figures } from "../figures/figures.schema.ts";
import { identity } from "../identity/identity.schema.ts";
import { journalCard, journalEntry } from "../journal/journal.schema.ts";
import { track } from "../journal/tracks.schema.ts";
import { kept } from "../launch/kept.schema.ts";
import { live } from "../lives/lives.schema.ts";
import { mediaPartner } from "../media/media.schema.ts";
import { offer } from "../offer/offer.schema.ts";
import { organisation } from "../organisations/organisations.schema.ts";
import { partner } from "../partners/partners.schema.ts";
import { photo, photoFile } from "../photos/photos.schema.ts";
import { plate } from "../plates/plates.schema.ts";
import { playlist } from "../playlists/playlists.schema.ts";
import { port } from "../ports/ports.schema.ts";
import { presentation } from "../press/presentations.schema.ts";
import { footage } from "../press/footage.schema.ts";
import { pressItem, pressPiece } from "../press/press.schema.ts";
import { quote } from "../press/quotes.schema.ts";
import { price } from "../prices/prices.schema.ts";
import { prize, videoPrize } from "../prizes/prizes.schema.ts";
import { question } from "../questions/question.schema.ts";
import { quizBank } from "../quiz/quiz.schema.ts";
import { slide } from "../slides/slides.schema.ts";
import { holding, reservation } from "../spaces/spaces.schema.ts";
import { stage } from "../stages/stages.schema.ts";
import { statTile } from "../stats/stats.schema.ts";
import { teamMember } from "../team/team.schema.ts";
import { timelineEntry } from "../timeline/timeline.schema.ts";
import { video } from "../videos/videos.schema.ts";
import { pageFiles, single } from "./pages.registry.ts";

/** A collection kept as files: one entry, one file of `data/<folder>/`. */
export interface DataCollection {
  /** Example: `partners`. A `single` entry is the file `data/<folder>.yaml`. */
  readonly folder: string;
  /** The collection's name as an editor says it. Example: « partenaires du bandeau ». */
  readonly name: string;
  /** The schema of one entry, `key` included. */
  readonly schema: z.ZodType;
  /** The schema of one entry as the site reads it, where that is not what the file says. */
  readonly made?: z.ZodType;
  /** The type of one entry, and the module of `src/` that exports it. Absent: the type is what the files say, to the letter. */
  readonly type?: { readonly name: string; readonly module: string };
  /** The field that the file's name stands for: the file does not repeat it. Absent: the name is for people alone. */
  readonly key?: string;
  /** By a field of each file, or by a day, the newest first; then by `order` where there is one, then by the file's name. */
  readonly sort: { readonly by: string } | { readonly newest: string };
  /** What no two entries may share. */
  readonly unique: readonly string[];
  /** Whether the pages stand whole without any entry: they say that there is none yet. */
  readonly mayBeEmpty?: boolean;
  /** The entries that a page asks for by name: they may be changed, not taken away. */
  readonly needs?: readonly string[];
  /** Whether each entry is a photograph of `images/<folder>/`, named the same: its size is read there and added. */
  readonly sized?: boolean;
  /** One file and no folder. */
  readonly single?: boolean;
  /** The field that the text under the front matter stands for, one item per paragraph: the files are Markdown. */
  readonly body?: string;
  /** Whether `data/<folder>/` holds one folder per group: `questions/ocean-vivant/`. */
  readonly grouped?: boolean;
}

const byOrder = { by: "order" } as const;

const list = (
  folder: string,
  name: string,
  schema: z.ZodType,
  type: `${string}#${string}`,
  unique: readonly string[],
  rest: Partial<DataCollection> = {},
): DataCollection => {
  const [module = "", typeName = ""] = type.split("#");
  return {
    folder,
    name,
    schema,
    type: { name: typeName, module },
    key: "id",
    sort: byOrder,
    unique,
    ...rest,
  };
};

export const dataCollections: readonly DataCollection[] = [
  // Who speaks, and the constants that sentences count on
  single("identity", "identité", identity),
  single("descriptions", "textes des dessins", descriptions),
  single("figures", "constantes", figures),

  single("launch", "gardé par choix", kept),

  // The home
  list("partners", "partenaires du bandeau", partner, "partners/partners.schema.ts#Partner", [
    "name",
    "logo",
    "url",
  ]),
  list("slides", "planches de l’accueil", slide, "slides/slides.schema.ts#Slide", ["title", "drawing"]),
  list("plates", "planches de la série", plate, "plates/plates.schema.ts#Plate", ["title", "drawing"]),
  list("features", "cartes de l’accueil", featureCard, "features/features.schema.ts#FeatureCard", [
    "title",
    "drawing",
  ]),
  list("stats", "chiffres de l’accueil", statTile, "stats/stats.schema.ts#StatTile", ["label", "drawing"]),
  list("stages", "étapes", stage, "stages/stages.schema.ts#Stage", ["title", "drawing"], {
    needs: ["chantier-naval", "appel-a-projets", "tours-d-europe", "expedition-transatlantique"],
  }),

  // People and organisations
  list("team", "équipe", teamMember, "team/team.schema.ts#TeamMember", ["id", "name", "portrait", "quote"], {
    key: "anchor",
    sort: { by: "id" },
  }),
  list(
    "organisations",
    "organisations partenaires",
    organisation,
    "organisations/organisations.schema.ts#Organisation",
    ["role", "name", "logo", "url"],
  ),

  // The press
  list("press", "presse", pressPiece, "press/press.schema.ts#PressItem", ["title", "url"], {
    made: pressItem,
    sort: { newest: "fullDate" },
    body: "body",
    mayBeEmpty: true,
  }),
  list(
    "presentations",
    "présentations pour la presse",
    presentation,
    "press/presentations.schema.ts#Presentation",
    ["words"],
  ),
  list("media", "médias partenaires", mediaPartner, "media/media.schema.ts#MediaPartner", ["name", "logo"]),
  list("timeline", "agenda des rédactions", timelineEntry, "timeline/timeline.schema.ts#TimelineEntry", [
    "title",
  ]),
  list("photos", "photothèque", photoFile, "photos/photos.schema.ts#Photo", ["alt", "caption"], {
    made: photo,
    sized: true,
  }),

  list("quotes", "citations", quote, "press/quotes.schema.ts#Quote", ["text"], { mayBeEmpty: true }),
  list("footage", "images tournées", footage, "press/footage.schema.ts#Footage", ["title", "url"], {
    mayBeEmpty: true,
  }),

  // Contests and quiz
  list("contests", "concours", contest, "contest/contest.schema.ts#Contest", ["title", "drawing"], {
    needs: ["concours-photo", "defi-video"],
  }),
  list("calendar", "calendrier des concours", calendarStep, "contest/contest.schema.ts#CalendarStep", [
    "title",
  ]),
  list("winners", "lauréats", winner, "contest/winners.schema.ts#Winner", [], { mayBeEmpty: true }),
  list("statistics", "chiffres du concours", statistic, "contest/contest.schema.ts#Statistic", ["label"]),
  list("prizes", "lots", prize, "prizes/prizes.schema.ts#Prize", ["title", "drawing"]),
  list(
    "video-prizes",
    "lots du défi vidéo",
    videoPrize,
    "prizes/prizes.schema.ts#VideoPrize",
    ["rank", "title"],
    {
      sort: { by: "rank" },
    },
  ),
  list("quiz-banks", "banques de questions", quizBank, "quiz/quiz.schema.ts#QuizBankFile", ["title"]),
  list("questions", "questions", question, "questions/question.schema.ts#Question", ["question"], {
    grouped: true,
  }),

  // The partnership
  list("benefits", "avantages", benefit, "benefits/benefits.schema.ts#Benefit", ["title", "icon"]),
  list("prices", "prix", price, "prices/prices.schema.ts#Price", ["title"], { mayBeEmpty: true }),
  single("offer", "offre", offer),
  list("holdings", "espaces pris", holding, "spaces/spaces.schema.ts#Holding", [], {
    key: "holder",
    sort: { by: "holder" },
    mayBeEmpty: true,
  }),
  list("reservations", "réservations", reservation, "spaces/spaces.schema.ts#Reservation", [], {
    sort: { by: "since" },
    mayBeEmpty: true,
  }),

  // The road
  { folder: "ports", name: "escales", schema: port, key: "id", sort: byOrder, unique: ["name"] },

  // What happens on board
  list("journal", "journal de bord", journalEntry, "journal/journal.schema.ts#JournalCard", ["title"], {
    made: journalCard,
    sort: { newest: "at" },
    body: "body",
    mayBeEmpty: true,
  }),
  list("tracks", "positions relevées", track, "journal/tracks.schema.ts#Track", [], {
    sort: { by: "id" },
    mayBeEmpty: true,
  }),

  // Videos
  list("lives", "directs", live, "lives/lives.schema.ts#Live", ["title", "drawing"], {
    needs: ["direct-expedition-transatlantique"],
  }),
  list("playlists", "listes de vidéos", playlist, "playlists/playlists.schema.ts#Playlist", [
    "title",
    "drawing",
  ]),
  list("videos", "vidéos", video, "videos/videos.schema.ts#Video", ["title", "url"], {
    sort: { newest: "date" },
    mayBeEmpty: true,
  }),

  // The words of the pages, and those around every page
  ...pageFiles,
];
