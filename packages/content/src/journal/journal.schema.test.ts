import { expect, test } from "vitest";
import { schemaFindings } from "../check/schema.ts";
import { instant } from "./journal.schema.ts";

const said = (at: string) =>
  schemaFindings({ file: "data/journal/large.md", entry: "large", value: at }, instant).map(({ remedy }) =>
    remedy.replaceAll(/[\u00a0\u202f]/g, " "),
  );

test.each(["2026-10-13T18:40Z", "2028-02-29T00:00Z"])("%s is an instant", (at) => {
  expect(said(at)).toEqual([]);
});

test.each(["2026-02-30T10:00Z", "2026-02-29T10:00Z", "2026-11-31T10:00Z"])("%s is of no day", (at) => {
  expect(said(at)).toEqual(["Écrire un jour qui existe : « 2026-10-13T18:40Z »."]);
});

test.each(["2026-10-13", "2026-13-40T18:40Z", "13/10/2026 18:40"])(
  "%s is no instant, which is said once",
  (at) => {
    expect(said(at)).toEqual(["Écrire le jour et l’heure universelle : « 2026-10-13T18:40Z »."]);
  },
);
