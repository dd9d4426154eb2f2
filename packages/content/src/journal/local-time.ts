// What the clock says on board: that of the country in port, that of the sea elsewhere.
import type { Fix } from "./fixes.ts";

/** The zone of the ports of each country of the road, as the IANA names it. */
const zones: Readonly<Record<string, string>> = {
  AR: "America/Buenos_Aires",
  BE: "Europe/Brussels",
  BR: "America/Bahia",
  CO: "America/Bogota",
  CR: "America/Costa_Rica",
  CU: "America/Havana",
  DE: "Europe/Berlin",
  DK: "Europe/Copenhagen",
  DO: "America/Santo_Domingo",
  EE: "Europe/Tallinn",
  ES: "Europe/Madrid",
  FI: "Europe/Helsinki",
  FR: "Europe/Paris",
  GB: "Europe/London",
  GT: "America/Guatemala",
  HN: "America/Tegucigalpa",
  IE: "Europe/Dublin",
  IT: "Europe/Rome",
  MC: "Europe/Monaco",
  MT: "Europe/Malta",
  MX: "America/Cancun",
  NI: "America/Managua",
  NL: "Europe/Amsterdam",
  NO: "Europe/Oslo",
  PA: "America/Panama",
  PL: "Europe/Warsaw",
  PT: "Europe/Lisbon",
  SE: "Europe/Stockholm",
  UY: "America/Montevideo",
};

/** The zone of the ports of a country, by its code; none where the road does not call. */
export const zoneOf = (countryCode: string): string | undefined => zones[countryCode];

const HOUR = 3_600_000;

/** Hours east of Greenwich of the zone of fifteen degrees that a longitude is in. */
const seaHours = (longitude: number) => Math.round(longitude / 15);

/** « 16 h 25 » */
const clock = (iso: string) => `${Number(iso.slice(11, 13))}\u00A0h\u00A0${iso.slice(14, 16)}`;

/** The hour of universal time: « 16 h 25 ». */
export const universalTime = ({ at }: Pick<Fix, "at">) => clock(at);

/** The hour on board: that of the port's country, or of the zone of fifteen degrees at sea. Example: « 13 h 25 ». */
export function localTime({ at, port, where }: Pick<Fix, "at" | "port" | "where">): string {
  const zone = port && zoneOf(port.countryCode);
  if (zone) return clock(new Date(at).toLocaleString("sv", { timeZone: zone }));
  return clock(new Date(Date.parse(at) + seaHours(where[0]) * HOUR).toISOString());
}
