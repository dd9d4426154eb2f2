// An entry names another by its id: what nobody answers to would leave a hole on a page, in silence.
import { nearest } from "@sillages/french";
import type { Finding } from "./finding.ts";
import { leaves, valueAt, type Subject } from "./walk.ts";

/** The entries of each folder of `data/`. Example: `"team"` → the members. */
export type Folders = ReadonlyMap<string, readonly Subject[]>;

interface Reference {
  readonly from: string;
  /** Wherever it stands in the entry. */
  readonly field: string;
  readonly to: string;
  /** What the field says of the other entry: its id, its name. */
  readonly by: "id" | "name" | "anchor";
  /** How an editor calls the other entry. */
  readonly called: string;
}

const references: readonly Reference[] = [
  { from: "benefits", field: "price", to: "prices", by: "id", called: "prix" },
  { from: "holdings", field: "holder", to: "organisations", by: "id", called: "organisation" },
  { from: "journal", field: "author", to: "team", by: "anchor", called: "membre de l’équipe" },
  { from: "journal", field: "photo", to: "photos", by: "id", called: "photo" },
  { from: "journal", field: "port", to: "harbours", by: "id", called: "port" },
  { from: "lives", field: "replay", to: "videos", by: "id", called: "vidéo" },
  { from: "organisations", field: "playlist", to: "playlists", by: "id", called: "liste de vidéos" },
  { from: "organisations", field: "video", to: "videos", by: "id", called: "vidéo" },
  { from: "pages/enseignants", field: "port", to: "ports", by: "id", called: "escale" },
  { from: "pages/enseignants", field: "questions", to: "questions", by: "id", called: "question du quiz" },
  { from: "pages/enseignants", field: "terms", to: "terms", by: "id", called: "mot du lexique" },
  { from: "pages/presse.contact", field: "anchor", to: "team", by: "anchor", called: "membre de l’équipe" },
  { from: "pages/presse.kit", field: "anchor", to: "team", by: "anchor", called: "membre de l’équipe" },
  { from: "press", field: "source", to: "media", by: "name", called: "média" },
  { from: "quotes", field: "speaker", to: "team", by: "anchor", called: "membre de l’équipe" },
  { from: "stages", field: "harbour", to: "harbours", by: "id", called: "port" },
  { from: "timeline", field: "article", to: "press", by: "id", called: "article" },
  { from: "videos", field: "playlist", to: "playlists", by: "id", called: "liste de vidéos" },
];

/** What is read of other files than those of its folder. */
const elsewhere: Readonly<Record<string, string>> = {
  harbours: "data/ports/",
  terms: "data/pages/lexique.yaml",
};

/** Names that no entry answers to. */
export function referenceFindings(folders: Folders): Finding[] {
  return references.flatMap((reference) => {
    const answers = (folders.get(reference.to) ?? []).map(({ value }) => valueAt(value, [reference.by]));
    const known = answers.filter((answer) => typeof answer === "string");
    return (folders.get(reference.from) ?? []).flatMap((subject) => unanswered(subject, reference, known));
  });
}

function unanswered(subject: Subject, { called, field, to }: Reference, known: readonly string[]): Finding[] {
  return [...leaves(subject)]
    .filter(({ key, text }) => key === field && !known.includes(text))
    .map(({ entry, field: place, file, text }) => ({
      file,
      entry,
      field: place,
      problem: `« ${text} » ne nomme aucune entrée de ${elsewhere[to] ?? `data/${to}/`} (${called})`,
      remedy: remedyFor(text, known),
    }));
}

/** More names than this are no list to choose from. */
const CHOICES = 20;

function remedyFor(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  if (meant) return `Écrire « ${meant} » ?`;
  if (known.length === 0 || known.length > CHOICES) return "Ajouter sa fiche, ou retirer ce qui la nomme.";
  return `Choisir parmi : ${known.join(", ")} ; ou ajouter sa fiche, ou retirer ce qui la nomme.`;
}
