import { words } from "#data/pages/presse.hours";

/** When somebody answers: the words of the table, and the state that is computed from them. */
export const pressHours = {
  ...words,
  open: (until: number) => `Camille répond en ce moment, jusqu’à ${until} h`,
  appointment: (until: number) => `Aujourd’hui sur rendez-vous, jusqu’à ${until} h`,
  today: (from: number) => `La permanence ouvre aujourd’hui à ${from} h`,
  tomorrow: (from: number) => `Pas de permanence en ce moment, reprise demain à ${from} h`,
  later: (day: string, from: number) => `Pas de permanence en ce moment, reprise ${day} à ${from} h`,
} as const;
