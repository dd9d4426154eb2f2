// What the game of ports says while it is played: apart, for the script carries it.
import { withCountry } from "../format/harbours.ts";
import { number, quantity } from "../format/numbers.ts";
import { of } from "../format/of.ts";

const milesOf = (count: number) => quantity(count, count < 2 ? "mille" : "milles");

/** What is said of a port once it is found. */
interface Found {
  readonly name: string;
  readonly country: string;
}

export const portGameSaid = {
  place: (place: number, size: number) => `Port ${number(place)} sur ${number(size)}`,
  /** « Où est Porto ? », « Où sont les Sables-d’Olonne ? » */
  where: (name: string) =>
    name.startsWith("Les ") ? `Où sont les ${name.slice(4)}\u202F?` : `Où est ${name}\u202F?`,
  exact: (found: Found) => `C’est là\u00A0: ${withCountry(found)}. Pas un mille d’écart.`,
  away: (found: Found, miles: number, chosen: string) =>
    `${withCountry(found)} est à ${milesOf(miles)} ${of(chosen)}.`,
  miles: milesOf,
  total: (miles: number) => `${milesOf(miles)} d’écart en tout`,
  invited: (miles: number) => `On vous défie\u00A0: ${milesOf(miles)} à battre, sur les dix mêmes ports.`,
  against: (own: number, other: number) => {
    if (own === other) return `Égalité, à ${milesOf(own)}.`;
    return own < other
      ? `Défi gagné, de ${milesOf(other - own)}.`
      : `Défi perdu, de ${milesOf(own - other)}. Une revanche\u202F?`;
  },
} as const;
