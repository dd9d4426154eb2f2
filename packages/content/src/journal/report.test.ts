import { describe, expect, it } from "vitest";
import { ports } from "#data/ports";
import { logEntries } from "./logbook.ts";
import { reportOn } from "./report.ts";

const on = (day: string) => reportOn(new Date(`${day}T12:00:00Z`));

describe("the report to partners", () => {
  it("covers six whole months, to the last one that is over", () => {
    expect(on("2026-11-28")).toMatchObject({ start: "2026-05", end: "2026-10" });
    expect(on("2026-11-01")).toMatchObject({ start: "2026-05", end: "2026-10" });
    expect(on("2026-10-31")).toMatchObject({ start: "2026-03", end: "2026-08" });
  });

  it("ends with the last month in which something was done, however long ago", () => {
    expect(on("2027-12-15")).toMatchObject({ start: "2026-06", end: "2026-11" });
  });

  it("crosses the new year", () => {
    expect(on("2026-04-15")).toMatchObject({ start: "2025-10", end: "2026-03" });
  });

  it("is none before a month of the log is over", () => {
    expect(on("2026-03-31")).toBeUndefined();
  });

  it("tells what was done in these months alone, in its order, and the ports that were called at", () => {
    const report = on("2026-11-28");
    const days = report?.actions.map(({ at }) => at) ?? [];
    expect(days).toEqual(days.toSorted());
    expect(days[0]?.slice(0, 7)).toBe("2026-05");
    expect(days.at(-1)?.slice(0, 7)).toBe("2026-10");
    expect(days).toHaveLength(
      logEntries().filter(
        ({ month, report: told }) => told !== undefined && month >= "2026-05" && month <= "2026-10",
      ).length,
    );
    expect(report?.calls).toBe(ports.filter(({ month }) => month >= "2026-05" && month <= "2026-10").length);
  });

  it("tells every measure of these months, those of a page that tells of nothing else too", () => {
    const measured = logEntries().filter(
      ({ measures, month }) => measures !== undefined && month >= "2026-05" && month <= "2026-10",
    );
    expect(measured.some(({ report }) => report === undefined)).toBe(true);
    expect(on("2026-11-28")?.measuring.map(({ id }) => id)).toEqual(
      measured.map(({ id }) => id).toReversed(),
    );
  });
});
