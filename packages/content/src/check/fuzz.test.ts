// Whatever an editor forgets is either of no consequence, or told in French at its place.
import { describe, expect, it } from "vitest";
import { collections } from "../collections.ts";
import { partner } from "../partners/partners.schema.ts";
import { teamMember } from "../team/team.schema.ts";
import { catalogues } from "./catalogues.ts";
import { readPictures } from "./content.ts";
import { pictureFindings } from "./pictures.ts";
import { schemaFindings } from "./schema.ts";
import { branches, fieldName, isRecord } from "./walk.ts";

type Path = readonly PropertyKey[];

/** `value` without what stands at the end of `path`; `value` itself is left alone. */
function without(value: unknown, [step, ...rest]: Path): unknown {
  if (!isRecord(value) || step === undefined) return value;
  const copy: Record<PropertyKey, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length > 0) Reflect.set(copy, step, without(value[step], rest));
  else Reflect.deleteProperty(copy, step);
  return copy;
}

/** Every field of `entry`, at any depth; the items of lists are no fields. */
const fieldsOf = (entry: unknown): Path[] =>
  [...branches(entry)].flatMap(([branch, path]) =>
    Array.isArray(branch) ? [] : Object.keys(branch).map((key) => [...path, key]),
  );

const english = /\b(?:invalid|expected|received|required|must|string|undefined|unrecognized)\b/i;

describe.each(collections.map((collection) => [collection.name, collection] as const))(
  "%s",
  (_, { file, schema, entries }) => {
    it("does without a field, or says in French which one is missing", () => {
      const wrong: string[] = [];
      for (const [at, entry] of entries.entries()) {
        for (const path of fieldsOf(entry)) {
          const value = without(entry, path);
          if (schema.safeParse(value).success) continue;
          const findings = schemaFindings({ file, entry: String(at), value }, schema);
          const told = findings.some(
            ({ field }) => fieldName(path).startsWith(field) || field.startsWith(fieldName(path)),
          );
          const isFrench = findings.every(({ problem, remedy }) => !english.test(problem + remedy));
          if (!told || !isFrench) wrong.push(`${at} ${fieldName(path)}: ${JSON.stringify(findings)}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  },
);

it("says which picture is missing, whichever it is", () => {
  const pictures = readPictures();
  const drawn = pictures.filter((picture) => !/README|^(?:logos|portraits|questions)\//.test(picture));
  expect(drawn.length).toBeGreaterThan(70);
  const untold = drawn.filter((missing) => {
    const rest = pictures.filter((picture) => picture !== missing);
    const problems = pictureFindings(rest, catalogues).map(({ problem }) => problem);
    return problems.length !== 1 || problems[0] !== `l’image images/${missing.replace(/\.\w+$/, "")} manque`;
  });
  expect(untold).toEqual([]);
});

it.each([
  [partner, "logo", "logos"],
  [teamMember, "portrait", "portraits"],
])("says where to put a picture that an entry names and that is not there", (schema, field, folder) => {
  const findings = schemaFindings(
    { file: "data/", entry: "absent", value: { [field]: "absent.png" } },
    schema,
  );
  expect(findings.find((finding) => finding.field === field)?.remedy).toBe(
    `Déposer l’image dans images/${folder}/ et écrire ici le nom du fichier.`,
  );
});
