// Rules that several schemas share. Messages are French: the person who reads them edits the content.
import { z } from "zod";
import { drawings } from "#data/drawings";
import { logos } from "#data/logos";

z.config(z.locales.fr());

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record);
}

/** A name for machines: small letters without accents, figures and hyphens. Example: `tours-d-europe`. */
export const id = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "écrire en minuscules sans accent, mots séparés par un tiret : « tours-d-europe »",
  );

/** The id of an entry that is a file of its own. */
export const fileId = id.meta({
  title: "Nom du fichier",
  description: "en minuscules, sans accent, mots séparés par un tiret ; ne change plus une fois publié",
});

/** Somebody of the team. */
export const memberId = id.meta({
  title: "Membre de l’équipe",
  description: "le nom de son fichier dans data/team/, sans « .yaml »",
});

/** A month, never an invented day. Example: `2026-03`. */
export const yearMonth = z
  .templateLiteral([z.string().regex(/^20\d\d$/), "-", z.string().regex(/^(0[1-9]|1[0-2])$/)])
  .describe("un mois s’écrit année-mois : « 2026-03 »");

export type YearMonth = z.infer<typeof yearMonth>;

/** The two ends of a period; the last month is in it. */
export const firstMonth = yearMonth.meta({ title: "Premier mois", description: "année-mois : 2026-03" });
export const lastMonth = yearMonth.meta({
  title: "Dernier mois",
  description: "compris ; année-mois : 2026-08",
});

/** A day of the calendar that exists. Example: `2025-11-14`. */
export const isoDate = z.iso.date("écrire un jour qui existe, année-mois-jour : « 2025-11-14 »");

/** An address outside the site; invented organisations live under `.example`. */
export const externalUrl = z.url({
  protocol: /^https$/,
  error: "écrire une adresse complète en https : « https://www.goulvarec.example »",
});

/** Where somebody or something is on the web. */
export const webAddress = externalUrl.meta({ title: "Adresse", description: "complète, en https" });

/** A path of this site, with or without an anchor. Example: `/equipe#camille`. */
export const internalPath = z
  .string()
  .regex(/^\/[a-z0-9/.-]*(#[a-z0-9-]+)?$/, "écrire un chemin du site : « /equipe » ou « /#projet »");

type DrawingId = keyof typeof drawings;
type In<Folder extends string> = Extract<DrawingId, `${Folder}/${string}`>;

function drawingIn<Folder extends string>(folder: Folder) {
  const keys = keysOf(drawings).filter((key): key is In<Folder> => key.startsWith(`${folder}/`));
  return z.enum(keys, { error: `choisir un dessin du dossier images/${folder}/` }).meta({ pictures: folder });
}

/** A picture that an editor drops in: the file's name in `images/<folder>/`, with or without its ending. */
function pictureIn<Id extends string>(
  folder: string,
  ids: readonly [Id, ...Id[]],
  idOf = (name: string) => name,
) {
  const bare = (value: unknown) =>
    typeof value === "string"
      ? idOf((value.split("/").at(-1) ?? "").replace(/\.(?:svg|png|jpe?g|webp)$/i, ""))
      : value;
  const error = `déposer l’image dans images/${folder}/ et écrire ici le nom du fichier`;
  return z.preprocess(bare, z.enum(ids, { error })).meta({ picture: folder });
}

/** A small drawing used as an icon. Example: `pictograms/ancre`. */
export const pictogram = drawingIn("pictograms");

/** A poster of the series. Example: `scenes/chantier`. */
export const scene = drawingIn("scenes");

type Portrait = In<"portraits">;
const portraits = keysOf(drawings).filter((key): key is Portrait => key.startsWith("portraits/"));

/** The portrait of somebody: a drawing, or a photograph that is printed in two inks. Example: `camille`. */
export const portrait = pictureIn(
  "portraits",
  portraits as [Portrait, ...Portrait[]],
  (name) => `portraits/${name}`,
);
export const prizeDrawing = drawingIn("prizes");
export const levelDrawing = drawingIn("levels");
export const rarityDrawing = drawingIn("rarities");
export const difficultyDrawing = drawingIn("difficulties");
export const flagDrawing = drawingIn("flags");
/** What a question shows. Example: `questions/bouee-laterale`. */
export const questionDrawing = drawingIn("questions");
export const sailDrawing = drawingIn("sails");

/** The ink of a plate. Two neighbours never share one. */
export const tone = z.enum(["night", "sea", "lagoon", "vermilion", "sun", "dawn", "cream"]);

/** The same, of an entry that an editor writes. */
export const plateInk = tone.meta({
  title: "Encre",
  description: "la couleur de la plaque ; deux voisines n’ont pas la même",
});

/** A whole number of something, never zero. */
export const count = z.int().positive();

/** One of the sustainable development goals of the United Nations. */
export const goal = z.int().min(1).max(17).meta({
  title: "Numéro de l’objectif",
  description: "De 1 à 17, comme les Nations unies les numérotent.",
});

/** A number of views as the networks write it. Examples: `840`, `12.5K`, `1.2M`. */
export const views = z.string().regex(/^\d+(\.\d)?[KM]?$/, "écrire « 840 », « 12.5K » ou « 1.2M »");

/** A period of whole months: `end` is the last one, included; without it the period is the month of `start`. */
export function startsBeforeItEnds({ start, end = start }: { start: string; end?: string | undefined }) {
  return start <= end;
}

/** What to say when `startsBeforeItEnds` is false. */
export const lateStart = { error: "la fin précède le début", path: ["end"] };

type LogoId = keyof typeof logos;

/** A logo, drawn in one ink whatever its file was. Example: `goulvarec`. */
export const logo = pictureIn("logos", keysOf(logos) as [LogoId, ...LogoId[]]);

/** The logo of an entry that an editor writes. */
export const ownLogo = logo.meta({
  title: "Logo",
  description: "SVG, PNG, JPEG ou WebP : il est ramené à une encre",
});

/** A label of a few words. */
export const label = z.string().min(1).max(80);

/** A sentence or a few, shown as one paragraph. */
export const paragraph = z.string().min(10).max(900);

/** A label, and what the editing page calls it. */
export const words = (title: string) => label.meta({ title });

/** A paragraph, and what the editing page calls it. */
export const sentences = (title: string) => paragraph.meta({ title });

/** Fields that the editing page gathers under a title. */
export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title });

/** At least one item of a kind, and what the editing page calls them. */
export const list = <Item extends z.ZodType>(title: string, item: Item) =>
  z.array(item).min(1).readonly().meta({ title });

/** A term and what is said of it, as the kit's `DescriptionList` takes them: « Siège » and its address. */
export const fact = <Definition extends z.ZodType>(definition: Definition) =>
  z.strictObject({ term: label.meta({ title: "Intitulé" }), definition });

/** A figure as it is printed, which a constant may give. Examples: « 3 », « 25+ », « 100 % ». */
export const figureValue = z.string().min(1).max(20).meta({
  title: "Valeur",
  description: "telle qu’elle s’affiche ; une constante se nomme : $europeanStopovers",
});

/** A figure and what it counts, as the kit's `StatGroup` takes them. */
export const figure = z.strictObject({ value: figureValue, label: label.meta({ title: "Libellé" }) });
