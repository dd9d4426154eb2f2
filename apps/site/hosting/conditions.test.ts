import { describe, expect, test } from "vitest";
import { encodingOf, isFresh, partOf } from "./conditions.ts";

const modified = Date.UTC(2026, 10, 22, 10, 0, 0, 700);
const file = { etag: '"abc"', modified };

describe("who has the file already", () => {
  test.each([
    [{ "if-none-match": '"abc"' }, true],
    [{ "if-none-match": 'W/"abc"' }, true],
    [{ "if-none-match": '"x", W/"abc"' }, true],
    [{ "if-none-match": "*" }, true],
    [{ "if-none-match": '"abcd"' }, false],
    [{ "if-none-match": "abc" }, false],
    [{ "if-modified-since": "Sun, 22 Nov 2026 10:00:00 GMT" }, true],
    [{ "if-modified-since": "Sun, 22 Nov 2026 09:59:59 GMT" }, false],
    [{ "if-modified-since": "yesterday" }, false],
    // The name of the file decides.
    [{ "if-none-match": '"x"', "if-modified-since": "Sun, 22 Nov 2026 10:00:00 GMT" }, false],
    [{}, false],
  ])("%j: %s", (asked, fresh) => {
    expect(isFresh(asked, file)).toBe(fresh);
  });
});

describe("the part of a file of 100 bytes", () => {
  test.each([
    ["bytes=0-9", { from: 0, to: 9 }],
    ["bytes=90-", { from: 90, to: 99 }],
    ["bytes=90-500", { from: 90, to: 99 }],
    ["bytes=-10", { from: 90, to: 99 }],
    ["bytes=-500", { from: 0, to: 99 }],
    ["bytes=100-", "none"],
    ["bytes=-0", "none"],
    ["bytes=9-2", undefined],
    ["bytes=-", undefined],
    ["bytes=0-1,5-6", undefined],
    ["lines=0-9", undefined],
    [undefined, undefined],
  ])("of %s is %j", (range, part) => {
    expect(partOf({ range }, file, 100)).toEqual(part);
  });

  test.each([
    ['"abc"', true],
    ["Sun, 22 Nov 2026 10:00:00 GMT", true],
    ['"x"', false],
    ['W/"abc"', false],
    ["Sun, 22 Nov 2026 09:00:00 GMT", false],
  ])("is sent if it is of %s: %s", (condition, sent) => {
    expect(partOf({ range: "bytes=0-9", "if-range": condition }, file, 100) !== undefined).toBe(sent);
  });
});

test.each([
  ["gzip, deflate, br", "br"],
  ["br;q=0, gzip", "gzip"],
  ["BR;q=0.1", "br"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["br;q=0, *", "gzip"],
  ["identity", undefined],
  ["brotli", undefined],
  [undefined, undefined],
])("who accepts %s reads %s", (accepted, encoding) => {
  expect(encodingOf({ "accept-encoding": accepted })).toBe(encoding);
});
