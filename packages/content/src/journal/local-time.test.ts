import { expect, test } from "vitest";
import { ports } from "#data/ports";
import { home } from "../ports/home.ts";
import { localTime, universalTime, zoneOf } from "./local-time.ts";

const brest = ports.find(({ id }) => id === "brest")!;
const salvador = ports.find(({ id }) => id === "salvador-de-bahia")!;

test("in port the clock is that of the country, summer and winter", () => {
  expect(localTime({ at: "2026-08-28T17:30Z", port: brest, where: brest.position })).toBe(
    "19\u00A0h\u00A030",
  );
  expect(localTime({ at: "2026-12-28T17:30Z", port: brest, where: brest.position })).toBe(
    "18\u00A0h\u00A030",
  );
  expect(localTime({ at: "2026-11-20T01:05Z", port: salvador, where: salvador.position })).toBe(
    "22\u00A0h\u00A005",
  );
});

test("at sea it is that of the zone of fifteen degrees", () => {
  expect(localTime({ at: "2026-10-30T16:25Z", where: [-28.97, -0.07] })).toBe("14\u00A0h\u00A025");
  expect(localTime({ at: "2026-10-30T00:10Z", where: [-28.97, -0.07] })).toBe("22\u00A0h\u00A010");
  expect(localTime({ at: "2026-07-17T12:20Z", where: [7.4, 57] })).toBe("12\u00A0h\u00A020");
});

test("universal time is said as it is written", () => {
  expect(universalTime({ at: "2026-10-30T06:05Z" })).toBe("6\u00A0h\u00A005");
});

test("every country of the road has its clock", () => {
  const known = new Set(Intl.supportedValuesOf("timeZone"));
  const without = [home, ...ports].filter(({ countryCode }) => !known.has(zoneOf(countryCode) ?? ""));
  expect(without.map(({ name }) => name)).toEqual([]);
});
