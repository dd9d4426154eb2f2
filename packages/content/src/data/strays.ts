// What stands under `data/` and that nothing reads: a file in a folder that is none, or whose name ends otherwise than its folder asks.
import { statSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { nearest } from "@sillages/french";
import type { Finding } from "../check/finding.ts";
import { globFiles } from "./files.ts";
import type { DataCollection } from "./registry.ts";

/** What systems and text editors leave behind them. */
const left = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/i;

/** The files of `data/` that are not among `read`. @param base - The folder of the package. */
export function strayFindings(
  collections: readonly DataCollection[],
  read: readonly string[],
  base: string,
): Finding[] {
  const known = new Set(read);
  return globFiles("data/**/*", base)
    .filter((file) => !known.has(file) && !left.test(file) && statSync(join(base, file)).isFile())
    .map((file) => ({
      file,
      entry: basename(file, extname(file)),
      field: "fichier",
      problem: "rien ne lit ce fichier",
      remedy: remedyOf(file, collections),
    }));
}

function remedyOf(file: string, collections: readonly DataCollection[]): string {
  const name = withoutEnding(file).slice("data/".length);
  const [folder = ""] = name.split("/");
  const lists = collections.filter(({ single }) => !single);
  const own = lists.find((list) => list.folder === folder);
  if (own)
    return `Une fiche de data/${folder}/ se nomme ${placeIn(own, file)} : la nommer ainsi, ou la retirer.`;
  const beside = collections.filter((one) => one.single && dirname(one.folder) === dirname(name));
  const single = nearest(
    name,
    beside.map((one) => one.folder),
  );
  if (single !== undefined) return `Est-ce data/${single}.yaml ? Le nommer ainsi, ou le retirer.`;
  const list = listNear(folder, lists);
  if (list) return `Est-ce ${placeIn(list, file)} ? Le nommer ainsi, ou le retirer.`;
  if (beside.length > 0)
    return `Retirer ce fichier, ou corriger son nom : aucune page ne le demande. Une page nouvelle se nomme dans src/data/pages.registry.ts.`;
  return `Le mettre dans un des dossiers de data/, ou le retirer : ${lists.map((one) => one.folder).join(", ")}.`;
}

const withoutEnding = (file: string) => file.slice(0, file.length - extname(file).length);

/** Where `list` would read `file`: in its folder, with its ending, under a group where it has some. */
function placeIn({ body, folder, grouped }: DataCollection, file: string): string {
  const [, , ...inside] = file.split("/");
  const group = inside.length > 1 ? inside[0] : "<dossier>";
  const name = basename(withoutEnding(file));
  return `data/${folder}/${grouped ? `${group}/` : ""}${name}.${body === undefined ? "yaml" : "md"}`;
}

/** The list whose folder, or a word of whose French name, is the nearest to `folder`: « partenaires » is `partners`. */
function listNear(folder: string, lists: readonly DataCollection[]): DataCollection | undefined {
  const names = new Map(
    lists.toReversed().flatMap((list) => [...list.name.split(" "), list.folder].map((name) => [name, list])),
  );
  const meant = nearest(folder, [...names.keys()]);
  return meant === undefined ? undefined : names.get(meant);
}
