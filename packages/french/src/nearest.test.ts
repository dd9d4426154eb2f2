import { expect, it } from "vitest";
import { nearest, plain } from "./nearest.ts";

it("finds the name that was meant, whatever its accents, capitals and hyphens", () => {
  expect(nearest("rôle", ["name", "role"])).toBe("role");
  expect(nearest("Tours d’Europe", ["chantier-naval", "tours-d-europe"])).toBe("tours-d-europe");
  expect(nearest("equippe", ["equipe", "presse"])).toBe("equipe");
});

it("finds none when all are far", () => {
  expect(nearest("étape", ["name", "role"])).toBeUndefined();
  expect(nearest("x", [])).toBeUndefined();
});

it("takes for the same what the eye does", () => {
  expect(plain("  L’Équipe, à bord ! ")).toBe(plain("l'equipe a bord"));
  expect(plain("cœur")).not.toBe(plain("cour"));
});
