// The long examination of the built site, by hand before a release: `npm run audit`. Each part that this machine cannot do
// says so.
import { auditAdvisories } from "./advisories.ts";
import { auditNginx } from "./nginx.ts";
import { auditNu } from "./nu.ts";
import { tell } from "./report.ts";

const sound = [
  tell("advisories on the dependencies", auditAdvisories()),
  tell("nginx", await auditNginx()),
  tell("valid HTML, by the Nu checker", auditNu()),
];
process.exit(sound.every(Boolean) ? 0 : 1);
