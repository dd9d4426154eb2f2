import { describe, expect, it } from "vitest";
import type { Position } from "../legs/geometry.ts";
import { type LogContext, journalFindings } from "./journal.ts";
import { print } from "./report.ts";
import type { Subject } from "./walk.ts";

const page = (entry: string, value: Record<string, unknown>): Subject => ({
  file: `data/journal/${entry}.md`,
  entry,
  value: { boat: "rouge", at: "2026-10-17T10:15Z", ...value },
});

/** Land is east of Greenwich. */
const logContext: LogContext = {
  ports: new Map<string, Position>([["lorient", [-3.37, 47.73]]]),
  isLand: ([longitude]) => longitude > 0,
  roadFrom: () => ({ km: 20, overLand: false }),
  goals: [4, 14],
  now: new Date("2026-11-22T12:00:00Z"),
};

const found = (pages: Subject[], place = logContext) =>
  journalFindings(pages, place).map((finding) => print(finding).replaceAll("\u00A0", " "));

describe("the pages of the log", () => {
  it("may be in port, at sea, and far apart in time", () => {
    expect(
      found([
        page("depart", { port: "lorient", at: "2026-10-10T13:05Z" }),
        page("large", { position: "33°10′N 15°35′O" }),
      ]),
    ).toEqual([]);
  });

  it("are not on land: the other side of Greenwich is proposed", () => {
    const [said = ""] = found([page("terre", { position: "47°43′N 3°21′E" })]);
    expect(said).toContain("est à terre");
    expect(said).toContain("47° 43′ N, 3° 21′ O");
  });

  it("are not on land: latitude and longitude may be swapped", () => {
    const swapped: LogContext = {
      ...logContext,
      isLand: ([longitude, latitude]) => !(longitude === -25 && latitude === 13),
    };
    const [said = ""] = found([page("terre", { position: "-25, 13" })], swapped);
    expect(said).toContain("13° 00′ N, 25° 00′ O");
  });

  it("are on the side of the coast where the road is, as long as it is far", () => {
    const bay = page("baie", { position: "44°10′N 8°50′O" });
    const [said = ""] = found([bay], { ...logContext, roadFrom: () => ({ km: 612, overLand: true }) });
    expect(said).toContain("est à 612 km de la route, de l’autre côté des terres");
    expect(found([bay], { ...logContext, roadFrom: () => ({ km: 40, overLand: true }) })).toEqual([]);
  });

  it("may be far from the road, but not an ocean away", () => {
    const far = [page("large", { position: "44°10′N 28°50′O" })];
    expect(found(far, { ...logContext, roadFrom: () => ({ km: 900, overLand: false }) })).toEqual([]);
    const [said = ""] = found(far, { ...logContext, roadFrom: () => ({ km: 4200, overLand: false }) });
    expect(said).toMatch(/est à 4.200 km de la route/);
  });

  it("are not written before they happen", () => {
    expect(found([page("demain", { port: "lorient", at: "2026-11-23T00:00Z" })]).join()).toContain(
      "n’est pas encore passé",
    );
  });

  it("are one for each boat and instant", () => {
    expect(
      found([
        page("une", { port: "lorient" }),
        page("deux", { port: "lorient" }),
        page("bleue", { boat: "bleue", port: "lorient" }),
      ]),
    ).toHaveLength(1);
  });

  it("are not reached faster than the boats sail", () => {
    const [said = ""] = found([
      page("depart", { port: "lorient", at: "2026-10-10T13:00Z" }),
      page("loin", { position: "33°10′N 15°35′O", at: "2026-10-11T01:00Z" }),
    ]);
    expect(said).toContain("La rouge aurait fait");
    expect(said).toContain("en 12 heures depuis « depart »");
  });

  it("are attached to goals that the expedition follows", () => {
    expect(found([page("une", { port: "lorient", report: { goals: [4, 14] } })])).toEqual([]);
    const [said = ""] = found([page("une", { port: "lorient", report: { goals: [4, 6] } })]);
    expect(said).toContain("l’objectif 6 n’est pas de ceux que l’expédition suit");
    expect(said).toContain("Choisir parmi : 4, 14");
  });

  it("of one boat do not hold back the other", () => {
    expect(
      found([
        page("depart", { port: "lorient", at: "2026-10-10T13:00Z" }),
        page("loin", { boat: "bleue", position: "33°10′N 15°35′O", at: "2026-10-11T01:00Z" }),
      ]),
    ).toEqual([]);
  });
});
