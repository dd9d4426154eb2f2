import { z } from "zod";
import { goal, id, scene } from "../fields.ts";
import { isDay } from "../format/days.ts";
import { body } from "../texts.schema.ts";
import { parsePosition } from "./position.ts";

/** The two boats, by the colour that everybody calls them by. */
export const boat = z.enum(["rouge", "bleue"]);

const winds = [
  "N",
  "NNE",
  "NE",
  "ENE",
  "E",
  "ESE",
  "SE",
  "SSE",
  "S",
  "SSO",
  "SO",
  "OSO",
  "O",
  "ONO",
  "NO",
  "NNO",
] as const;

/** Measured on board when the entry is written; what was not measured is left out. */
const weather = z.strictObject({
  /** Where it comes from. */
  wind: z.enum(winds).meta({ title: "Vent", description: "d’où il vient : NE, OSO" }),
  force: z.int().min(0).max(12).meta({ title: "Force", description: "Beaufort, de 0 à 12" }),
  sea: z.int().min(0).max(9).meta({ title: "Mer", description: "échelle de Douglas, de 0 à 9" }),
  /** Degrees Celsius. */
  air: z.number().min(-20).max(45).optional().meta({ title: "Air", description: "en degrés" }),
  water: z.number().min(-2).max(35).optional().meta({ title: "Eau", description: "en degrés, en surface" }),
});

const measure = z.strictObject({
  what: z.string().min(3).max(60).meta({ title: "Grandeur", description: "« Salinité »" }),
  value: z.string().min(1).max(20).meta({ title: "Valeur", description: "« 36,8 »" }),
  unit: z.string().max(30).optional().meta({ title: "Unité", description: "« g/kg »" }),
  method: z
    .string()
    .min(5)
    .max(120)
    .meta({ title: "Méthode", description: "« sonde de conductivité, sous la coque »" }),
});

/** What the report to partners tells of a page; a page without it is life on board. */
const report = z.strictObject({
  done: z
    .string()
    .min(10)
    .max(70)
    .meta({ title: "Ce qui a été fait", description: "« Salinité mesurée avec une classe »" }),
  goals: z
    .array(goal)
    .min(1)
    .max(3)
    .meta({ title: "Objectifs", description: "de développement durable, auxquels cela se rattache" }),
});

/** An instant of universal time, to the minute. Example: `2026-10-13T18:40Z`. */
export const instant = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\dZ$/, {
    error: "écrire le jour et l’heure universelle : « 2026-10-13T18:40Z »",
    abort: true,
  })
  .refine((text) => isDay(text.slice(0, 10)), "écrire un jour qui existe : « 2026-10-13T18:40Z »")
  .meta({ title: "Instant", description: "jour et heure universelle : 2026-10-13T18:40Z" });

/** A position in the forms that sailors write, and as maps give it. */
const writtenPosition = z
  .string()
  .refine((text) => parsePosition(text) !== undefined, {
    error: "écrire une latitude et une longitude : « 47°43,2′N 3°21,6′O » ou « 47.72, -3.36 »",
  })
  .meta({ title: "Position", description: "en mer : « 47°43,2′N 3°21,6′O » ou « 47.72, -3.36 »" });

const card = {
  // A month has a page of its own at the address that such a name would have.
  id: id
    .refine(
      (name) => !/^\d{4}-\d{2}$/.test(name),
      "choisir un nom qui ne soit pas un mois : « cap-finisterre »",
    )
    .meta({
      title: "Nom du fichier",
      description: "en minuscules, sans accent, mots séparés par un tiret ; ne change plus une fois publié",
    }),
  boat: boat.meta({ title: "Bateau" }),
  at: instant,
  /** The call, where the boat is in port. */
  port: id
    .optional()
    .meta({ title: "Escale", description: "au port : le nom du fichier de l’escale, ou lorient" }),
  position: writtenPosition.optional(),
  title: z.string().min(5).max(90).meta({ title: "Titre" }),
  author: id.meta({ title: "Signé", description: "le nom du fichier du membre de l’équipe" }),
  drawing: scene.optional().meta({ title: "Dessin" }),
  /** Instead of a drawing. */
  photo: id
    .optional()
    .meta({ title: "Photo", description: "à la place du dessin : le nom du fichier de la photothèque" }),
  weather: weather.optional().meta({ title: "Temps" }),
  measures: z.array(measure).max(6).optional().meta({ title: "Mesures du laboratoire" }),
  report: report.optional().meta({ title: "Pour le rapport aux partenaires" }),
};

interface Place {
  port?: string | undefined;
  position?: string | undefined;
}

const places = ({ port, position }: Place) => [port, position].filter((place) => place !== undefined).length;

const remedy = "dire où est le bateau : une escale au port, ou une position en mer, pas les deux";

/** In port or at sea, one of the two; whoever says neither is shown both fields. */
const somewhere = <Entry extends z.ZodType<Place>>(entry: Entry) =>
  entry
    .refine((said) => places(said) === 1, { error: remedy, path: ["position"] })
    .refine((said) => places(said) > 0, { error: remedy, path: ["port"] });

/** What happened on board one day: a page of the log. */
export const journalEntry = somewhere(z.strictObject({ ...card, body }));

/** A page of the log without its text. */
export const journalCard = somewhere(z.strictObject(card));

export type JournalCard = z.infer<typeof journalCard>;
export type BoatId = z.infer<typeof boat>;
export type Weather = z.infer<typeof weather>;
export type Measure = z.infer<typeof measure>;
