// Whatever an editor forgets is either of no consequence, or told in French at its place.
import { describe, expect, it } from "vitest";
import { collections } from "../collections.ts";
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
  const described = pictures.filter((picture) => !/README/.test(picture));
  expect(described.length).toBeGreaterThan(100);
  const untold = described.filter((missing) => {
    const findings = pictureFindings(
      pictures.filter((picture) => picture !== missing),
      catalogues,
    );
    return findings.length !== 1 || findings[0]?.problem !== `l’image images/${missing} manque`;
  });
  expect(untold).toEqual([]);
});
