import { identity } from "#data/identity";

/** On both sides of the year of the visit. */
export const copyright = { sign: "©", holder: identity.association.name } as const;
