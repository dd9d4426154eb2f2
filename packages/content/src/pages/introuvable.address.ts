import { words } from "#data/pages/introuvable.address";

/** What the page says of the address that led to it, once a script has read it. */
export const askedAddress = {
  ...words,
  known: (address: string) => `Erreur 404 : rien à l’adresse « ${address} ».`,
} as const;
