import { number } from "../format/numbers.ts";
import type { Weather } from "./journal.schema.ts";

/** The scale of Beaufort, from 0, as Météo-France names it. */
const forces = [
  "calme",
  "très légère brise",
  "légère brise",
  "petite brise",
  "jolie brise",
  "bonne brise",
  "vent frais",
  "grand frais",
  "coup de vent",
  "fort coup de vent",
  "tempête",
  "violente tempête",
  "ouragan",
] as const;

/** The scale of Douglas, from 0. */
const seas = [
  "calme",
  "ridée",
  "belle",
  "peu agitée",
  "agitée",
  "forte",
  "très forte",
  "grosse",
  "très grosse",
  "énorme",
] as const;

const points: Readonly<Record<string, string>> = { N: "nord", S: "sud", E: "est", O: "ouest" };

/** « nord », « nord-est », « est-nord-est » */
const direction = (wind: string) => [...wind].map((letter) => points[letter]).join("-");

/** « De nord-est, force 4 (jolie brise) »; a flat calm comes from nowhere. */
export function windInWords({ force, wind }: Weather): string {
  if (force === 0) return "Calme plat";
  const from = direction(wind);
  return `${/^[eo]/.test(from) ? "D’" : "De "}${from}, force\u00A0${force} (${forces[force]})`;
}

/** « Peu agitée » */
export function seaInWords({ sea }: Weather): string {
  const name = seas[sea] ?? "";
  return name.charAt(0).toLocaleUpperCase("fr") + name.slice(1);
}

/** « 27,6 °C » */
export const celsius = (degrees: number) => `${number(degrees)}\u00A0°C`;
