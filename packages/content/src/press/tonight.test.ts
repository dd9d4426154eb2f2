import { describe, expect, test } from "vitest";
import { ports } from "#data/ports";
import { inMonth } from "../status/by-month.ts";
import { monthInParis } from "../status/status.ts";
import { roadByMonth } from "./tonight.ts";

const saidOn = (day: string) => {
  const month = monthInParis(new Date(`${day}T12:00:00Z`));
  return inMonth(roadByMonth(), month)?.words ?? "";
};

describe("the road, for whoever writes tonight", () => {
  test.each([
    ["2025-12-01", /^À Lorient\. Première escale/u],
    ["2026-11-22", /^Ce mois-ci : Salvador de Bahia \(Brésil\), puis Montevideo \(Uruguay\) en décembre/u],
    ["2026-09-15", /^Entre deux escales\. La prochaine, en novembre/u],
    ["2027-05-10", /^Ce mois-ci : retour des deux bateaux à Lorient\./u],
    ["2027-06-01", /rentrée/u],
    ["2027-08-01", /rentrée à Lorient/u],
  ])("on %s", (day, said) => {
    expect(saidOn(day).replace(/[\u00A0\u202F]/gu, " ")).toMatch(said);
  });

  test("each call is told in its month", () => {
    for (const { month, name } of ports) expect(saidOn(`${month}-10`)).toContain(name);
  });

  test("without a call, it says that the road is not announced", () => {
    expect(roadByMonth([])).toEqual([{ words: "La route n’est pas encore annoncée." }]);
  });
});
