import { describe, expect, test } from "vitest";
import { addressOf, choiceOf, namesUnknown, type Trades } from "./teamAddress.ts";

const trades: Trades = new Map([
  ["maelle", "direction"],
  ["yann", "technique"],
  ["camille", "communication"],
]);

const read = (address: string) => choiceOf(new URL(address, "https://site.example"), trades);
const written = (href: string, ...choice: [Parameters<typeof addressOf>[1]]) =>
  addressOf(`https://site.example${href}`, ...choice);

describe("what an address chooses", () => {
  test("nothing, by itself", () => {
    expect(read("/equipe")).toEqual({ filter: "tous", member: undefined });
  });

  test("a trade and somebody of it", () => {
    expect(read("/equipe?filtre=technique#yann")).toEqual({ filter: "technique", member: "yann" });
  });

  test("somebody whom the trade would hide is shown among all", () => {
    expect(read("/equipe?filtre=technique#camille")).toEqual({ filter: "tous", member: "camille" });
  });

  test.each(["/equipe#personne", "/equipe#%E0%A4%A", "/equipe#", `/equipe#${"x".repeat(10_000)}`])(
    "%.40s names nobody",
    (address) => {
      expect(read(address)).toEqual({ filter: "tous", member: undefined });
    },
  );

  test("whoever is open already, when it names nobody, and whatever the trade", () => {
    const url = new URL("https://site.example/equipe?filtre=direction");
    expect(choiceOf(url, trades, "yann")).toEqual({ filter: "tous", member: "yann" });
    expect(choiceOf(new URL("#camille", url), trades, "yann")).toMatchObject({ member: "camille" });
  });

  test("a trade that nobody has is left out", () => {
    expect(read("/equipe?filtre=pirate")).toEqual({ filter: "tous", member: undefined });
  });
});

describe("what an address names", () => {
  const isElsewhere = (anchor: string) => anchor === "contact";
  const unknown = (address: string) =>
    namesUnknown(new URL(address, "https://site.example"), trades, isElsewhere);

  test.each(["/equipe", "/equipe?filtre=tous", "/equipe?filtre=technique#camille", "/equipe#contact"])(
    "%s is known",
    (address) => expect(unknown(address)).toBe(false),
  );

  test.each(["/equipe?filtre=zzz", "/equipe#nobody", "/equipe?filtre=direction#nobody", "/equipe?filtre="])(
    "%s is not",
    (address) => expect(unknown(address)).toBe(true),
  );

  test.each([
    ["/equipe?filtre=direction#yann", "/equipe#yann"],
    ["/equipe?filtre=zzz", "/equipe"],
    ["/equipe?filtre=tous", "/equipe"],
    ["/equipe#nobody", "/equipe"],
    ["/equipe?filtre=zzz&ref=lettre#contact", "/equipe?ref=lettre#contact"],
    ["/equipe?filtre=technique#yann", "/equipe?filtre=technique#yann"],
  ])("%s is mended to say what is shown: %s", (address, mended) => {
    expect(addressOf(`https://site.example${address}`, read(address), isElsewhere)).toBe(mended);
  });
});

describe("the address of a choice", () => {
  test("is read back as the same choice", () => {
    const choice = { filter: "technique", member: "yann" } as const;
    expect(written("/equipe", choice)).toBe("/equipe?filtre=technique#yann");
    expect(read(written("/equipe", choice))).toEqual(choice);
  });

  test("forgets what is no longer chosen, and keeps what is not its own", () => {
    expect(written("/equipe?ref=lettre&filtre=technique#yann", { filter: "tous", member: undefined })).toBe(
      "/equipe?ref=lettre",
    );
  });
});
