import type { Finding } from "./finding.ts";
import type { Leaf } from "./walk.ts";

/** A list of pictures: what they are called, and which file each name means. */
export interface Catalogue {
  /** The file that describes the pictures. Example: `src/logos/logos.ts`. */
  readonly file: string;
  readonly ids: readonly string[];
  /** The picture's file from `images/`. Example: `logos/goulvarec.svg`. */
  readonly pictureOf: (id: string) => string;
}

/** Pictures described but missing, and pictures that nothing describes. Paths start from `images/`. */
export function pictureFindings(pictures: readonly string[], catalogues: readonly Catalogue[]): Finding[] {
  return [...missing(pictures, catalogues), ...orphans(pictures, catalogues)];
}

function* missing(pictures: readonly string[], catalogues: readonly Catalogue[]): Generator<Finding> {
  const present = new Set(pictures);
  for (const { file, ids, pictureOf } of catalogues) {
    for (const id of ids) {
      if (present.has(pictureOf(id))) continue;
      const problem = `l’image images/${pictureOf(id)} manque`;
      yield {
        file,
        entry: id,
        field: "image",
        problem,
        remedy: "Déposer le fichier, ou retirer cette ligne.",
      };
    }
  }
}

function* orphans(pictures: readonly string[], catalogues: readonly Catalogue[]): Generator<Finding> {
  const described = new Set(catalogues.flatMap(({ ids, pictureOf }) => ids.map(pictureOf)));
  const files = catalogues.map(({ file }) => file).join(", ");
  for (const picture of pictures) {
    if (described.has(picture) || /(?:^|\/)README/.test(picture)) continue;
    const remedy = `La décrire (${files}), ou supprimer le fichier.`;
    yield {
      file: `images/${picture}`,
      entry: "image",
      field: "fichier",
      problem: "aucune liste ne décrit cette image",
      remedy,
    };
  }
}

/** A drawing that `leaf` names and that no catalogue describes, such as `scenes/aubbe`. */
export function drawingFindings(
  { file, entry, field, text }: Leaf,
  pictures: readonly string[],
  catalogues: readonly Catalogue[],
): Finding[] {
  const folders = new Set(pictures.map((picture) => picture.split("/")[0]));
  const [folder, name] = /^([a-z]+)\/([a-z0-9-]+)$/.exec(text)?.slice(1) ?? [];
  if (!name || !folders.has(folder)) return [];
  if (catalogues.some(({ ids }) => ids.includes(text))) return [];
  const remedy = "Corriger le nom, ou ajouter le dessin à images/ et à src/drawings/.";
  return [{ file, entry, field, problem: `le dessin « ${text} » n’est décrit nulle part`, remedy }];
}
