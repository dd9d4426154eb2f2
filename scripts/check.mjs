// The whole check. With --fix, what has one answer is first mended in the content's files.
import { npm } from "./npm.mjs";

const run = (...args) => npm(["run", "--silent", ...args], { stdio: "inherit" });

// A file of the content that cannot be read stops everything else: it is told alone, in French.
const content = process.argv.includes("--fix")
  ? run("check", "-w", "packages/content", "--", "--fix")
  : run("content");
if (content.status !== 0) process.exit(content.status ?? 1);

const tasks = ["typecheck", "check", "package", "pages"];
const rootTasks = [
  "lint",
  "format:check",
  "boundaries",
  "unused",
  "stories",
  "lockfile:check",
  "licences:check",
  "html",
  "size",
  "storybook:typecheck",
].map((name) => `//#${name}`);
const { status } = run(
  "turbo",
  "--",
  "run",
  ...tasks,
  ...rootTasks,
  "--output-logs=errors-only",
  "--continue=always",
);
process.exit(status ?? 1);
