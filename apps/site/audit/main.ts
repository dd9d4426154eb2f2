// The long examination of the built site, by hand before a release: `npm run audit`, or some of its parts: `npm run audit -- nginx
// views`. Each part that this machine cannot do says so.
import { createServer } from "node:http";
import { dist } from "../built/dist.ts";
import { listen } from "../hosting/listen.ts";
import { readRules } from "../hosting/rules.ts";
import { siteListener } from "../hosting/server.ts";
import { auditAccessibility } from "./accessibility.ts";
import { auditAdvisories } from "./advisories.ts";
import { auditApache } from "./apache.ts";
import { auditNginx } from "./nginx.ts";
import { auditNu } from "./nu.ts";
import { auditPages } from "./pages.ts";
import { type Found, tell } from "./report.ts";
import { auditStories } from "./stories.ts";

const server = createServer(siteListener(dist, readRules()));
const origin = `http://localhost:${await listen(server)}`;

/** In the order in which they are asked, by the name that asks for one alone. */
const parts: Readonly<Record<string, readonly [title: string, audit: () => Found | Promise<Found>]>> = {
  advisories: ["advisories on the dependencies", auditAdvisories],
  apache: ["Apache", auditApache],
  nginx: ["nginx", auditNginx],
  nu: ["valid HTML, by the Nu checker", auditNu],
  accessibility: ["accessibility, by Alfa and Equal Access", () => auditAccessibility(origin)],
  stories: ["stories, by Alfa and Equal Access", auditStories],
  views: ["zoom, forced colours, reduced motion, keyboard", () => auditPages(origin)],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

let sound = true;
for (const [name, [title, audit]] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name))
    sound = tell(title, await audit(), asked.includes(name)) && sound;
}
server.close();
process.exit(sound ? 0 : 1);
