import { describe, expect, it } from "vitest";
import { monthInParis, periodState, statuses, statusLabel } from "./status.ts";

const november2025 = new Date("2025-11-14T09:00:00Z");
const november2026 = new Date("2026-11-20T09:00:00Z");

// The months of the specification: what the site adds to them has its own.
const stages = [
  { start: "2025-12", end: "2026-03" },
  { start: "2025-12", end: "2026-05" },
  { start: "2026-03", end: "2026-08" },
  { start: "2026-10", end: "2027-05" },
] as const;
const calendar = [{ start: "2025-12" }, { start: "2026-03" }, { start: "2026-04" }] as const;
const photoContest = { start: "2025-12", end: "2026-03" } as const;
const lives = [
  { start: "2026-10", end: "2027-04" },
  { start: "2026-03", end: "2026-08" },
] as const;
const timeline = [
  { kind: "article", start: "2025-10" },
  { kind: "event", start: "2025-12" },
  { kind: "event", start: "2026-03" },
  { kind: "event", start: "2026-10" },
  { kind: "event", start: "2027-05" },
] as const;

const labels = (entries: Parameters<typeof statuses>[0], now: Date) =>
  statuses(entries, now).map((status) => statusLabel(status));

const timelineLabels = (now: Date) =>
  statuses(timeline, now).map((status, i) => statusLabel(status, timeline[i]?.kind));

describe("seen from November 2025", () => {
  it("gives the media timeline the labels of the specification", () => {
    expect(timelineLabels(november2025)).toEqual([
      "Publié",
      "À venir",
      "Programmé",
      "Programmé",
      "Programmé",
    ]);
  });
  it("announces the two stages that start first, and plans the others", () => {
    expect(labels(stages, november2025)).toEqual(["À venir", "À venir", "Programmé", "Programmé"]);
  });
  it("has the contest still to open", () => {
    expect(periodState(photoContest, november2025)).toBe("upcoming");
    expect(labels(calendar, november2025)).toEqual(["À venir", "Programmé", "Programmé"]);
  });
  it("announces the European live first", () => {
    expect(labels(lives, november2025)).toEqual(["Programmé", "À venir"]);
    expect(lives.map((live) => periodState(live, november2025))).toEqual(["upcoming", "upcoming"]);
  });
});

describe("seen from 20 November 2026", () => {
  it("announces the return of the boats, and has the rest of the media timeline behind", () => {
    expect(timelineLabels(november2026)).toEqual(["Publié", "Terminé", "Terminé", "Terminé", "À venir"]);
  });
  it("has the transatlantic stage running", () => {
    expect(labels(stages, november2026)).toEqual(["Terminé", "Terminé", "Terminé", "En cours"]);
  });
  it("has the contest closed", () => {
    expect(periodState(photoContest, november2026)).toBe("past");
    expect(labels(calendar, november2026)).toEqual(["Terminé", "Terminé", "Terminé"]);
  });
  it("broadcasts the transatlantic, not the tour any more", () => {
    expect(lives.map((live) => periodState(live, november2026))).toEqual(["current", "past"]);
  });
});

describe("at the border of a month", () => {
  it("changes at midnight in Paris, in winter", () => {
    expect(monthInParis(new Date("2025-11-30T22:59:59Z"))).toBe("2025-11");
    expect(monthInParis(new Date("2025-11-30T23:00:00Z"))).toBe("2025-12");
  });
  it("changes at midnight in Paris, in summer", () => {
    expect(monthInParis(new Date("2026-03-31T21:59:59Z"))).toBe("2026-03");
    expect(monthInParis(new Date("2026-03-31T22:00:00Z"))).toBe("2026-04");
  });
  it("changes the year with the month", () => {
    expect(monthInParis(new Date("2025-12-31T23:00:00Z"))).toBe("2026-01");
  });
  it("keeps the contest open until the last minute of its last month", () => {
    const contest = { start: "2025-12", end: "2026-03" } as const;
    expect(periodState(contest, new Date("2025-11-30T22:59:00Z"))).toBe("upcoming");
    expect(periodState(contest, new Date("2025-11-30T23:00:00Z"))).toBe("current");
    expect(periodState(contest, new Date("2026-03-31T21:59:00Z"))).toBe("current");
    expect(periodState(contest, new Date("2026-03-31T22:00:00Z"))).toBe("past");
  });
});

describe("statuses", () => {
  it("lets what starts together share a status, in any order", () => {
    const entries = [
      { start: "2026-05" },
      { start: "2026-03" },
      { start: "2026-03", end: "2026-08" },
    ] as const;
    expect(statuses(entries, november2025)).toEqual(["later", "next", "next"]);
  });
  it("says « En cours » during the month of what has no end", () => {
    expect(labels([{ start: "2025-12" }], new Date("2025-12-10T12:00:00Z"))).toEqual(["En cours"]);
  });
  it("keeps announcing the next one while another runs", () => {
    expect(labels(stages, new Date("2026-01-15T12:00:00Z"))).toEqual([
      "En cours",
      "En cours",
      "À venir",
      "Programmé",
    ]);
  });
  it("has nothing to say about nothing", () => {
    expect(statuses([], november2025)).toEqual([]);
  });
});

describe("periodState", () => {
  it("follows a period from one end to the other, both months included", () => {
    const tours = { start: "2026-03", end: "2026-08" } as const;
    const noons = ["2026-02-28", "2026-03-01", "2026-08-31", "2026-09-01"].map(
      (day) => new Date(`${day}T12:00Z`),
    );
    expect(noons.map((now) => periodState(tours, now))).toEqual(["upcoming", "current", "current", "past"]);
  });
});
