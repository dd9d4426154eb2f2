// Whatever an address says, by a mail program that broke it or by somebody who tries: it is read without a failure, and it chooses what
// there is, or nothing.
import fc from "fast-check";
import { expect, test } from "vitest";
import { pathOf } from "../hosting/paths.ts";
import { readableAddress } from "./boot/readableAddress.ts";
import { choiceInHash, hashOf } from "./routes/devenir-partenaire/sail/choiceInHash.ts";
import { addressOf, choiceOf, namesUnknown, type Trades } from "./routes/equipe/teamAddress.ts";
import { readChallenge } from "./routes/jeux-concours/quiz/challenge.ts";
import { challengeHash, challengeIn } from "./routes/ou-est-ce-port/portGame.ts";
import { portBank } from "./routes/ou-est-ce-port/portBank.ts";
import { routeOf, routes } from "./routes.ts";
import { oceanVivant } from "./sections/quiz/fixtures/oceanVivant.ts";
import { anchorOf } from "./shell/navigation/anchorOf.ts";

const runs = { seed: 20_261_123, numRuns: 500 };

/** A hash or a query: any text, the same percent-encoded, and the pieces of our own links in disorder. */
const piece = fc.constantFrom(
  ..."# ? & = , % %2C %E0%A4%A %00 ../ espaces nom defi filtre camille communication 12 -1 1e9 ∞ 🐋 constructor".split(
    " ",
  ),
);
const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }).map((text) => encodeURIComponent(text)),
  fc.array(piece).map((pieces) => pieces.join("")),
);
const anyHash = anything.map((text) => (text === "" ? "" : `#${text}`));

test("an anchor and an address that is said again are read, or said as they came", () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(typeof anchorOf(`#${text}`)).toBe("string");
      const said = readableAddress(`/${text}`);
      expect([...said].length).toBeLessThanOrEqual(49);
      expect(said).not.toMatch(/[\p{Cc}\p{Bidi_C}]/u);
    }),
    runs,
  );
});

test("a path is that of a page of the site, or of the page of unknown addresses", () => {
  const known = new Set([...routes.map(({ path }) => path), "/404"]);
  fc.assert(
    fc.property(anything, (text) => {
      const { path } = routeOf(`/${text}`);
      expect(known.has(path) || /^\/journal\/[a-z0-9-]+$/.test(path)).toBe(true);
    }),
    runs,
  );
});

test("a path that is asked for never leaves the folder that is served", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anything, fc.constantFrom("/", "..", "%2e%2e", "%5c", "//"))), (parts) => {
      const path = pathOf(`/${parts.join("")}`);
      if (path === undefined) return;
      expect(path.startsWith("/")).toBe(true);
      expect(path.split("/")).not.toContain("..");
      expect(path).not.toContain("\\");
    }),
    runs,
  );
});

const free = new Set([1, 12, 13, 91, 100]);

test("spaces of the sails: only free ones are chosen, once each, and the link of what was read reads the same", () => {
  fc.assert(
    fc.property(anyHash, (hash) => {
      const choice = choiceInHash(hash, free);
      if (!choice) return;
      expect(choice.chosen.every((number) => free.has(number))).toBe(true);
      expect(new Set(choice.chosen).size).toBe(choice.chosen.length);
      const again = choiceInHash(hashOf(choice), free);
      if (choice.chosen.length > 0 || choice.name) expect(again).toEqual({ ...choice, unknown: false });
    }),
    runs,
  );
});

const trades: Trades = new Map([
  ["camille", "communication"],
  ["anais", "technique"],
] as const);

test("the team: a trade and a member that there are, and the address of what was read reads the same", () => {
  fc.assert(
    fc.property(anything, anyHash, (query, hash) => {
      const { href } = new URL(`https://site.example/equipe?${query.replaceAll("#", "")}${hash}`);
      const choice = choiceOf(new URL(href), trades);
      expect(["tous", ...trades.values()]).toContain(choice.filter);
      expect([undefined, ...trades.keys()]).toContain(choice.member);
      expect(typeof namesUnknown(new URL(href), trades, () => false)).toBe("boolean");
      expect(choiceOf(new URL(addressOf(href, choice), href), trades)).toEqual(choice);
    }),
    runs,
  );
});

test("a challenge of the quiz: none, or as many questions as there are at most", async () => {
  const hashes = fc.oneof(
    anyHash,
    anything.map((text) => `#defi=${text}`),
  );
  await fc.assert(
    fc.asyncProperty(hashes, async (hash) => {
      const invitation = await readChallenge(hash, [oceanVivant]);
      if (invitation) expect(invitation.size >= 1 && invitation.size <= oceanVivant.size).toBe(true);
    }),
    runs,
  );
});

test("a challenge of the ports: damaged where one sign has changed, else the same game with the same miles", () => {
  const bank = portBank((before, after) => `${before} ${after}`);
  const sign = fc.constantFrom(..."0123456789abcdefghijklmnopqrstuvwxyz-%é ");
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.nat(99_999), fc.nat(30), sign, (seed, miles, at, other) => {
      const hash = challengeHash(bank, seed, miles);
      expect(challengeIn(hash, bank)).toEqual({ seed, miles });
      const place = "#defi=".length + (at % (hash.length - "#defi=".length));
      const changed = hash.slice(0, place) + other + hash.slice(place + 1);
      if (changed !== hash) expect(challengeIn(changed, bank)).toBe("damaged");
    }),
    runs,
  );
});
