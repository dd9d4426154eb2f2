import { Explained } from "./api.ts";
import { words } from "./words.ts";

/** What to say of something that went wrong. */
export const saidOf = (error: unknown) => (error instanceof Explained ? error.message : words.failed);
