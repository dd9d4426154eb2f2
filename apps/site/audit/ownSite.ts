import { dist } from "../built/dist.ts";
import { hostFolder } from "../hosting/rules.ts";
import { hasBrotli, type NginxOptions } from "./startNginx.ts";

/** The built site behind nginx as its build configures it. */
export const ownSite = (): NginxOptions => ({
  http: () => `include ${hostFolder}nginx.conf;`,
  files: (port) => ({
    "sillages.server.conf": `listen 127.0.0.1:${port};
server_name localhost;
root ${dist};
${hasBrotli() ? "brotli_static on;" : ""}
`,
  }),
});
