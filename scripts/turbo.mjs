// Runs Turborepo without its telemetry: this project counts nobody.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

const turbo = createRequire(import.meta.url).resolve("turbo/bin/turbo");
// The site says what is true on the day when it is built, and what is kept of another day says something else.
const today = new Date().toLocaleDateString("sv", { timeZone: "Europe/Paris" });
const { status } = spawnSync(process.execPath, [turbo, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: {
    ...process.env,
    BUILD_DAY: process.env.SOURCE_DATE_EPOCH ? "" : today,
    TURBO_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
  },
});
process.exit(status ?? 1);
