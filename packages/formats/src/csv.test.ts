import { expect, test } from "vitest";
import { csv } from "./csv.ts";

/** What RFC 4180 says of a line, read the other way round. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n)/gy;
  const body = text.slice(1);
  for (let match = cells.exec(body); match; match = cells.exec(body)) {
    const [, quoted, plain = "", end] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("what it writes is read back, whatever the cells hold", () => {
  const rows = [
    ["fichier", "légende"],
    ["aube.jpg", "L’aube ; « la côte »"],
    ["b.jpg", 'dit "le noir"\r\net la suite'],
    ["", ""],
  ];
  expect(read(csv(rows))).toEqual(rows);
});

test("a spreadsheet is told that accents are in UTF-8", () => {
  expect(csv([["é"]]).charCodeAt(0)).toBe(0xfeff);
});
