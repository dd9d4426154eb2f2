import { expect, it } from "vitest";
import { followLog } from "./followLog.ts";
import type { Data, DataEntry } from "./read.ts";

const entry = (folder: string, name: string, value: DataEntry["value"]): DataEntry => ({
  file: `data/${folder}/${name}.yaml`,
  name,
  group: "",
  value,
  written: value,
  placeOf: () => ({ line: 1, column: 1 }),
});

const stage = (name: string, value: DataEntry["value"]) => entry("stages", name, value);

const tour = { leg: "europe", start: "2026-03", end: "2026-08", followLog: true };
const crossing = { leg: "amerique-latine", start: "2026-10", end: "2027-05", followLog: true };

const months = (followers: Record<string, DataEntry["value"]>, journal: DataEntry["value"][]) => {
  const data: Data = {
    entries: new Map([
      ["stages", Object.entries(followers).map(([name, value]) => stage(name, value))],
      ["journal", journal.map((value, at) => entry("journal", `page-${at}`, value))],
      ["tracks", [entry("tracks", "bleue", { boat: "bleue", points: ["2026-03-07T08:00Z 47.40 -4.10"] })]],
    ]),
    constants: new Map(),
    findings: [],
  };
  return Object.fromEntries(
    (followLog(data).entries.get("stages") ?? []).map(({ name, value }) => [name, value]),
  );
};

it("moves the stages that follow the log, each by the positions of its voyage", () => {
  const log = [
    { boat: "rouge", at: "2026-09-02T10:00Z", port: "brest" },
    { boat: "rouge", at: "2026-10-12T10:00Z", port: "lorient" },
    { boat: "bleue", at: "2026-11-03T10:00Z", position: "47.72, -3.36" },
  ];
  expect(months({ tour, crossing }, log)).toEqual({
    tour: { leg: "europe", start: "2026-03", end: "2026-09" },
    crossing: { leg: "amerique-latine", start: "2026-11", end: "2027-05" },
  });
});

it("leaves the others at the months of their files", () => {
  const { followLog: _, ...planned } = crossing;
  const late = [{ boat: "rouge", at: "2026-11-12T10:00Z", port: "lorient" }];
  expect(months({ tour, crossing: planned }, late)["crossing"]).toEqual(planned);
});
