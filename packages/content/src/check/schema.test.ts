import { expect, it } from "vitest";
import { z } from "zod";
import { externalUrl, id, isoDate, label, yearMonth } from "../fields.ts";
import { print } from "./report.ts";
import { schemaFindings } from "./schema.ts";

const member = z.strictObject({
  id,
  name: z.string().min(2).max(60),
  role: label,
  since: yearMonth,
  born: isoDate.optional(),
  category: z.enum(["direction", "technique"]),
  skills: z.array(label).min(2),
  years: z.int().positive(),
  url: externalUrl.optional(),
  contact: z
    .union([z.strictObject({ mail: z.email() }), z.strictObject({ path: z.string().max(20) })])
    .optional(),
});

const camille = {
  id: "camille",
  name: "Camille Abgrall",
  role: "capitaine d’armement",
  since: "2025-12",
  category: "direction",
  skills: ["routage", "matelotage"],
  years: 15,
};

const said = (planted: object) =>
  schemaFindings(
    { file: "src/team/team.ts", entry: "camille", value: { ...camille, ...planted } },
    member,
  ).map(print);

const here = "packages/content/src/team/team.ts · camille";

it("finds nothing to say about a right entry", () => {
  expect(said({})).toEqual([]);
});

it("names an unknown field, and the one that was meant", () => {
  expect(said({ rôle: "capitaine" })).toEqual([
    `${here} · role : champ inconnu « rôle ». Retirer ce champ ou corriger son nom : « role ».`,
  ]);
  expect(said({ portraitDeFamille: "oui" })).toEqual([
    `${here} · portraitDeFamille : champ inconnu « portraitDeFamille ». Retirer ce champ ou corriger son nom.`,
  ]);
});

it("names a missing field", () => {
  expect(said({ name: undefined })).toEqual([
    `${here} · name : champ manquant. Écrire un texte entre guillemets droits.`,
  ]);
});

it("says which kind of value it expects", () => {
  expect(said({ years: "quinze" })).toEqual([
    `${here} · years : « quinze » ne convient pas. Écrire un nombre, sans guillemets.`,
  ]);
  expect(said({ years: 1.5 })).toEqual([
    `${here} · years : « 1.5 » ne convient pas. Écrire un nombre entier, sans guillemets.`,
  ]);
});

it("refuses a month or a day that does not exist", () => {
  expect(said({ since: "2025-13" })).toEqual([
    `${here} · since : « 2025-13 » ne convient pas. Un mois s’écrit année-mois : « 2026-03 ».`,
  ]);
  expect(said({ born: "1999-02-30" })).toEqual([
    `${here} · born : « 1999-02-30 » ne convient pas. Écrire un jour qui existe, année-mois-jour : « 2025-11-14 ».`,
  ]);
});

it("lists the values that a field accepts", () => {
  expect(said({ category: "directoin" })).toEqual([
    `${here} · category : « directoin » ne convient pas. Choisir parmi : direction, technique.`,
  ]);
});

it("lists all the values of a union of them, not the first alone", () => {
  const points = z.strictObject({ points: z.union([z.literal(10), z.literal(15), z.literal(20)]) });
  const subject = { file: "data/questions/helice.yaml", entry: "helice", value: { points: 12 } };
  expect(schemaFindings(subject, points)).toMatchObject([
    { field: "points", remedy: expect.stringContaining("10, 15, 20.") },
  ]);
});

it("keeps to how a month is written, whatever its field is called", () => {
  const period = z.strictObject({ end: yearMonth.meta({ description: "compris" }) });
  const subject = { file: "data/stages/tours.yaml", entry: "tours", value: { end: "août" } };
  expect(schemaFindings(subject, period)).toMatchObject([
    { field: "end", remedy: expect.stringContaining("Un mois s’écrit année-mois") },
  ]);
});

it("counts what is too short or too long", () => {
  expect(said({ name: "C" })).toEqual([
    `${here} · name : « C » fait 1 caractère, c’est trop peu. Écrire au moins 2 caractères.`,
  ]);
  expect(said({ skills: ["routage"] })).toEqual([
    `${here} · skills : la liste compte 1 élément, c’est trop peu. Écrire au moins 2 éléments.`,
  ]);
  expect(said({ role: "capitaine ".repeat(9).trim() })).toEqual([
    `${here} · role : « capitaine capitaine capitaine capitaine… » fait 89 caractères, c’est trop. Écrire au plus 80 caractères.`,
  ]);
});

it("keeps the schema’s own words", () => {
  expect(said({ id: "Camille A." })).toEqual([
    `${here} · id : « Camille A. » ne convient pas. Écrire en minuscules sans accent, mots séparés par un tiret : « tours-d-europe ».`,
  ]);
});

it("says which item of a list is wrong, counted from one", () => {
  expect(said({ skills: ["routage", ""] })).toEqual([
    `${here} · skills n° 2 : «  » fait 0 caractère, c’est trop peu. Écrire au moins 1 caractère.`,
  ]);
});

it("speaks of the shape that comes closest, where several are accepted", () => {
  expect(said({ contact: { mail: "camille" } })).toEqual([
    `${here} · contact › mail : « camille » ne convient pas. Écrire une adresse complète : « contact@sillages.example ».`,
  ]);
});

it("shows an address as it is to be written", () => {
  expect(said({ url: "goulvarec" })).toEqual([
    `${here} · url : « goulvarec » ne convient pas. Écrire une adresse complète en https : « https://www.goulvarec.example ».`,
  ]);
});
