// What is left before the site may open: `npm run launch`. With `--refusals`, what stops the build and nothing else.
import { print } from "../check/report.ts";
import { readContent } from "../check/site.ts";
import { forLaunch } from "./content.ts";
import { missingBeforeLaunch, refusedAtLaunch } from "./missingBeforeLaunch.ts";
import { screen } from "./screen.ts";

const launch = { content: forLaunch(await readContent()), now: new Date(), env: process.env };
const refused = refusedAtLaunch(launch);

if (!process.argv.includes("--refusals")) console.log(screen(missingBeforeLaunch(launch), launch.content));
else if (refused.length > 0)
  console.log([...refused.map(print), "", "Le site se dit réel : voir « npm run launch »."].join("\n"));

if (refused.length > 0) process.exit(1);
