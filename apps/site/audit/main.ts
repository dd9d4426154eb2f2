// The long examination of the built site, by hand before a release: `npm run audit`. Each part that this machine cannot do
// says so.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dist } from "../built/dist.ts";
import { readRules } from "../hosting/rules.ts";
import { siteListener } from "../hosting/server.ts";
import { auditAccessibility } from "./accessibility.ts";
import { auditAdvisories } from "./advisories.ts";
import { auditNginx } from "./nginx.ts";
import { auditNu } from "./nu.ts";
import { auditPages } from "./pages.ts";
import { tell } from "./report.ts";
import { auditStories } from "./stories.ts";

const server = createServer(siteListener(dist, readRules())).listen(0);
await once(server, "listening");
const { port } = server.address() as AddressInfo;

const sound = [
  tell("advisories on the dependencies", auditAdvisories()),
  tell("nginx", await auditNginx()),
  tell("valid HTML, by the Nu checker", auditNu()),
  tell("accessibility, by Alfa and Equal Access", await auditAccessibility(`http://localhost:${port}`)),
  tell("stories, by Alfa and Equal Access", await auditStories()),
  tell("zoom, forced colours, reduced motion, keyboard", await auditPages(`http://localhost:${port}`)),
];
server.close();
process.exit(sound.every(Boolean) ? 0 : 1);
