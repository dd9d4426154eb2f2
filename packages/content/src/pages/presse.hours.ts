import { words } from "#data/pages/presse.hours";

/** When somebody answers: the words of the table, and the state that is computed from them. */
export const pressHours = {
  ...words,
  open: (until: number) => `Ouvert maintenant, jusqu’à ${until} h`,
  appointment: (until: number) => `Sur rendez-vous maintenant, jusqu’à ${until} h`,
  today: (from: number) => `Fermé, rouvre aujourd’hui à ${from} h`,
  tomorrow: (from: number) => `Fermé, rouvre demain à ${from} h`,
  later: (day: string, from: number) => `Fermé, rouvre ${day} à ${from} h`,
} as const;
