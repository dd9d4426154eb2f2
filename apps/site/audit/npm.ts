import { fileURLToPath } from "node:url";
import { npm } from "../../../scripts/npm.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Runs npm at the repository's root. What it prints; nothing when it could not be run. */
export const printedByNpm = (args: readonly string[]): string =>
  npm(args, { cwd: root, encoding: "utf8" }).stdout ?? "";
