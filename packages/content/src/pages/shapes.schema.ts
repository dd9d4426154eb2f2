// Shapes that the files of pages share, with what a form says of each field.
import { z } from "zod";
import {
  count,
  externalUrl,
  group,
  id,
  internalPath,
  label,
  list,
  paragraph,
  sentences,
  words,
} from "../fields.ts";

/** What a search engine and a shared link show. */
export const meta = group("Moteurs de recherche et partages", {
  title: z.string().min(5).max(60).meta({
    title: "Titre de l’onglet",
    description: "Unique sur le site. « Notre équipe – Sillages ».",
  }),
  description: z.string().min(120).max(160).meta({
    title: "Description",
    description: "Une ou deux phrases entières, sous le titre dans un moteur de recherche.",
  }),
});

export const heading = words("Titre");

export const lead = z
  .string()
  .min(20)
  .max(320)
  .meta({ title: "Chapeau", description: "Une ou deux phrases sous le titre." });

export const text = sentences("Texte");

export const paragraphs = list("Paragraphes", paragraph).describe("Un élément par paragraphe.");

/** A headline cut by hand. */
export const lines = z.array(z.string().min(1).max(24)).min(1).max(4).readonly().meta({
  title: "Titre, ligne par ligne",
  description: "Les lignes, mises bout à bout, redisent le titre : changer l’un, c’est changer l’autre.",
});

interface Headline {
  readonly lines?: readonly string[];
  readonly heading?: string;
  readonly title?: string;
}

/** Whether the lines of `words`, if there are some, say its heading again. */
export function linesSayAgain(words: unknown): boolean {
  const { heading, lines, title } = words as Headline;
  return lines === undefined || lines.join(" ") === (heading ?? title);
}

/** What to say when they do not. */
export const otherLines = {
  path: ["lines"],
  error: "les lignes, mises bout à bout, doivent redire le titre",
};

/** Fields of which `lines` say the heading again. */
export const cut = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).refine(linesSayAgain, otherLines);

/** Where a link leads to a section. */
export const anchor = id.meta({
  title: "Ancre",
  description:
    "Le nom de la section dans les liens : « /page#ancre ». Le changer casse les liens qui y mènent.",
});

export const pagePath = internalPath.meta({
  title: "Page",
  description: "Le chemin sur ce site : « /equipe », « /#projet ».",
});

/** A page of the site, or a section of every page. */
export const hereOrThere = z
  .string()
  .regex(
    /^(\/[a-z0-9/.-]*)?(#[a-z0-9-]+)?$/,
    "écrire un chemin du site, « /equipe », ou une ancre de la page : « #contact »",
  )
  .meta({
    title: "Page",
    description: "Un chemin du site, « /equipe », ou une ancre de la page, « #contact ».",
  });

const linkText = words("Texte du lien");

/** Towards a page of the site. */
export const link = z.strictObject({ label: linkText, path: pagePath });

export const links = list("Liens", link);

/** Towards a section of the same page. */
export const hereLink = z.strictObject({ label: linkText, path: hereOrThere });

/** The buttons that bring a drawing closer. */
export const zoom = z.strictObject({
  label: words("Nom des boutons"),
  closer: words("Agrandir"),
  farther: words("Réduire"),
  whole: words("Tout voir"),
});

/** How long a picture of a carousel stays. */
export const intervalMs = count.meta({
  title: "Durée d’une image",
  description: "En millièmes de seconde : 4000 pour quatre secondes.",
});

/** The words of a button that copies a text. */
export const copy = group("Copie", {
  label: words("Intitulé"),
  copiedLabel: words("Après la copie"),
  refusedLabel: sentences("Copie refusée"),
  textLabel: words("Intitulé du texte à copier"),
});

/** Towards a file of the site. */
export const download = z.strictObject({
  label: linkText,
  path: internalPath.meta({ title: "Fichier", description: "Le chemin sur ce site : « /calendrier.ics »." }),
});

const outsideAddress = z
  .union([
    externalUrl,
    z.string().regex(/^(mailto:|tel:)\S+$/, "écrire une adresse en « https: », « mailto: » ou « tel: »"),
  ])
  .meta({ title: "Adresse", description: "Complète : « https ://… », « mailto :… » ou « tel :… »." });

/** Towards another site, a mail or a telephone. */
export const outsideLink = z.strictObject({ label: linkText, href: outsideAddress });

type AnyLink = z.infer<typeof link> | z.infer<typeof outsideLink>;

/** Towards a page of the site or elsewhere: a form shows both fields, of which one is filled. */
export const anyLink = z
  .strictObject({ label: linkText, path: pagePath.optional(), href: outsideAddress.optional() })
  .refine(({ href, path }) => (href === undefined) !== (path === undefined), {
    error: "écrire « path », une page du site, ou « href », une adresse complète : l’un des deux",
  }) as unknown as z.ZodType<AnyLink>;

/** What a visitor finds already written in a mail. */
export const mail = z.strictObject({
  subject: words("Objet du courriel"),
  body: z.string().min(10).max(900).meta({
    title: "Texte du courriel",
    description: "Ce que le visiteur trouve déjà écrit ; il complète et envoie.",
  }),
});

/** What is said before something opens, while it is open, and after. */
export const dated = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({
    upcoming: schema.meta({ title: "Avant" }),
    current: schema.meta({ title: "Pendant" }),
    past: schema.meta({ title: "Après" }),
  });

/** « 2 sur 5 », of which the site fills in both numbers. */
export const position = label
  .regex(/\{position\}.*\{total\}/, "garder « {position} » et « {total} » : le site y écrit deux nombres")
  .meta({ title: "Position", description: "« {position} sur {total} » : le site y écrit deux nombres." });
