import { identity } from "@sillages/content";
import { wordmarkStyles } from "@sillages/ui/fit";

/** The name at the foot of every page, whatever its length. */
export const wordmark = wordmarkStyles(identity.name);
