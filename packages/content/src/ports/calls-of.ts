import { ports } from "#data/ports";
import type { Port, VoyageId } from "./ports.schema.ts";

/** The calls of a voyage, in their order. */
export const callsOf = (voyage: VoyageId): readonly Port[] => ports.filter(({ leg }) => leg === voyage);
