import { describe, expect, it } from "vitest";
import { ports } from "#data/ports";
import { fixesOf } from "./fixes.ts";
import { calledAt, entriesIn, type LogEntry, logEntries, logMonths, neighboursOf } from "./logbook.ts";

const entries = logEntries();

describe("the log", () => {
  it("is read from the last page to the first", () => {
    const instants = entries.map(({ at }) => at);
    expect(instants).toEqual(instants.toSorted().toReversed());
  });

  it("has each page in its month, in the order that they were written", () => {
    for (const month of logMonths()) {
      const written = entriesIn(month);
      expect(written.map(({ at }) => at)).toEqual(written.map(({ at }) => at).toSorted());
      expect(written.every(({ at }) => at.startsWith(month))).toBe(true);
    }
    expect(logMonths().flatMap((month) => entriesIn(month))).toHaveLength(entries.length);
  });

  it("leads from each page to the one before and the one after", () => {
    const [last, before] = entries;
    expect(neighboursOf(last!.id)).toEqual({ before, after: undefined });
    expect(neighboursOf(before!.id).after).toEqual(last);
    expect(neighboursOf("baleine-blanche")).toEqual({});
  });

  it("is signed by whoever is on the boat: who writes at sea is on no other before the next port", () => {
    const elsewhere = entries
      .filter(({ port }) => !port)
      .flatMap((atSea) => {
        const landing = fixesOf(atSea.boat).find(({ at, port }) => port && at > atSea.at);
        const same = entries.filter(({ author, boat }) => author === atSea.author && boat !== atSea.boat);
        return same.filter(({ at }) => at > atSea.at && (!landing || at < landing.at)).map(({ id }) => id);
      });
    expect(elsewhere).toEqual([]);
  });
});

describe("a call", () => {
  const brest = ports.find(({ id }) => id === "brest")!;
  const page = (id: string, at: string, port?: LogEntry["port"]) => ({ ...entries[0]!, id, at, port });

  it("is made from the first page that was written there", () => {
    const written = [
      page("encore", "2026-08-29T09:00Z", brest),
      page("arrivee", "2026-08-28T17:30Z", brest),
      page("large", "2026-08-27T09:00Z"),
    ];
    expect(calledAt("brest", written)?.id).toBe("arrivee");
    expect(calledAt("cork", written)).toBeUndefined();
  });
});
