import { expect, it } from "vitest";
import { identity as written } from "#data/identity";
import { schemaFindings } from "../check/schema.ts";
import { identity } from "./identity.schema.ts";

const said = (planted: object) =>
  schemaFindings(
    { file: "data/identity.yaml", entry: "identity", value: { ...written, ...planted } },
    identity,
  ).map(({ field, remedy }) => `${field} · ${remedy}`.replaceAll(/[\u00a0\u202f]/g, " "));

it("says how a postal code and a number in the register are written", () => {
  expect(said({ address: { ...written.address, postalCode: "56 100" } })).toEqual([
    "address › postalCode · Écrire cinq chiffres, entre guillemets droits : « 56100 ».",
  ]);
  expect(said({ legal: { ...written.legal, register: "561234567" } })).toEqual([
    "legal › register · Écrire W puis neuf chiffres, sans espace : « W561234567 ».",
  ]);
});
