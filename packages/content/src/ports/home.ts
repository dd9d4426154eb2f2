import type { Harbour } from "./ports.schema.ts";

/** Where both voyages start and end; no call is counted here. */
export const home = {
  id: "lorient",
  name: "Lorient",
  country: "France",
  countryCode: "FR",
  position: [-3.37, 47.728],
  note: "L’ancienne base de sous-marins de Keroman abrite aujourd’hui la course au large.",
} as const satisfies Harbour;
