// Draws every picture of the stories again, from none: those of stories that are gone leave with it.
import { rmSync } from "node:fs";
import { drawsReferences, ensureChromium } from "./chromium.mjs";
import { npm } from "./npm.mjs";

if (!drawsReferences(await ensureChromium())) {
  console.error(
    "The references are drawn on Debian alone, by its own Chromium and with its own letters:\n" +
      "apt-get install chromium fonts-liberation",
  );
  process.exit(1);
}
rmSync(".storybook/references", { recursive: true, force: true });
const { status } = npm(["run", "--silent", "test:stories", "--", "--update"], { stdio: "inherit" });
process.exit(status ?? 1);
