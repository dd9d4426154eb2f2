import type { Finding } from "./finding.ts";
import type { Leaf } from "./walk.ts";

/** What is said of some pictures. */
export interface Catalogue {
  /** Where it is said. Examples: `data/descriptions.yaml`, `data/photos/`. */
  readonly file: string;
  /** The pictures, from `images/` and without their ending. Example: `scenes/aube`. */
  readonly ids: readonly string[];
  /** The folders of `images/` whose every picture is described here. */
  readonly folders: readonly string[];
}

const withoutEnding = (picture: string) => picture.replace(/\.\w+$/, "");

/** Pictures described but missing, and pictures that nothing describes. Paths start from `images/`. */
export function pictureFindings(pictures: readonly string[], catalogues: readonly Catalogue[]): Finding[] {
  const present = new Set(pictures.map(withoutEnding));
  return catalogues.flatMap((catalogue) => [
    ...missing(present, catalogue),
    ...pictures
      .filter((picture) => isOrphan(picture, catalogue))
      .map((picture) => orphan(picture, catalogue)),
  ]);
}

function missing(present: ReadonlySet<string>, { file, ids }: Catalogue): Finding[] {
  const absent = ids.filter((id) => !present.has(id));
  return absent.map((id) => ({
    file,
    entry: id,
    field: "image",
    problem: `l’image images/${id} manque`,
    remedy: "Déposer le fichier, ou retirer cette entrée.",
  }));
}

function isOrphan(picture: string, { folders, ids }: Catalogue): boolean {
  return folders.some((folder) => picture.startsWith(`${folder}/`)) && !ids.includes(withoutEnding(picture));
}

const orphan = (picture: string, { file }: Catalogue): Finding => ({
  file: `images/${picture}`,
  entry: "image",
  field: "fichier",
  problem: "rien ne dit ce que montre cette image",
  remedy: `La décrire dans ${file}, ou supprimer le fichier.`,
});

/** A drawing that `leaf` names and that is not there, such as `scenes/aubbe`. */
export function drawingFindings({ file, entry, field, text }: Leaf, pictures: readonly string[]): Finding[] {
  const [folder, name] = /^([a-z]+)\/([a-z0-9-]+)$/.exec(text)?.slice(1) ?? [];
  if (!name || !pictures.some((picture) => picture.startsWith(`${folder}/`))) return [];
  if (pictures.some((picture) => withoutEnding(picture) === text)) return [];
  const remedy = "Corriger le nom, ou ajouter le dessin à images/.";
  return [{ file, entry, field, problem: `le dessin « ${text} » n’existe pas`, remedy }];
}
