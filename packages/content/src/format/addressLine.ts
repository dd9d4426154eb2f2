import type { Identity } from "../identity/identity.schema.ts";

/** An address on one line, its town never parted from its code: « 3, quai des Deux-Étraves, 56100 Lorient ». */
export const addressLine = ({ city, postalCode, street }: Identity["address"]) =>
  `${street}, ${postalCode}\u00A0${city}`;
