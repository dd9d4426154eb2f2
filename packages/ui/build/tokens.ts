// Writes the tokens of the kit in the format of the Design Tokens Community Group (2025.10), for Figma and other tools:
// dist/tokens.json. Run by the build, after the modules.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { designTokens } from "../src/theme/designTokens.ts";

writeFileSync(
  join(import.meta.dirname, "../dist/tokens.json"),
  `${JSON.stringify(designTokens(), undefined, 2)}\n`,
);
