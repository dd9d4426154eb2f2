import { expect, test } from "vitest";
import { CHALLENGE_PREFIX, challengeCodeIn, codeInHash, holdsCode } from "./codeInHash.ts";

const read = (end: string) => codeInHash(`#tableau=${end}`, "#tableau=");

test("a code is all that follows its prefix", () => {
  expect(read("2~3f-16-5.1o.2i.The_Gannets1k78sh2")).toBe("2~3f-16-5.1o.2i.The_Gannets1k78sh2");
  expect(read("")).toBe("");
});

test.each([".", ",", ")", " »", "%C2%A0%C2%BB", "%3E", "?utm_source=lettre", "&fbclid=IwAR0", "…"])(
  "what a message or a network has added to the link is no part of it: « %s »",
  (added) => expect(read(`2~3f.a${added}`)).toBe("2~3f.a"),
);

test("what a mail program has escaped is read as it was", () => {
  expect(read("2%7E3f%2Da")).toBe("2~3f-a");
  expect(read("2~3f%E9")).toBe("");
});

test.each(["#defi=2-3f", "#defi%3D2-3f", "#defi%3d2-3F", "#DEFI=2-3F"])(
  "a challenge is one as a mail program escapes it, and in capitals: « %s »",
  (hash) => {
    expect(holdsCode(hash, CHALLENGE_PREFIX)).toBe(true);
    expect(challengeCodeIn(hash)).toBe("2-3f");
  },
);

test.each(["", "#contenu", "#defis", "#tableau%3D2"])("no challenge stands in « %s »", (hash) =>
  expect(holdsCode(hash, CHALLENGE_PREFIX)).toBe(false),
);
