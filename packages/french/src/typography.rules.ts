import { accentRules } from "./typography.accents.ts";
import { numberRules } from "./typography.numbers.ts";
import type { TypographyRule } from "./typography.rule.ts";
import { signRules } from "./typography.signs.ts";
import { spaceRules } from "./typography.spaces.ts";

/** Every rule that any text follows. */
export const typographyRules: readonly TypographyRule[] = [
  ...accentRules,
  ...signRules,
  ...spaceRules,
  ...numberRules,
];
