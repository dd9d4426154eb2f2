// The `.htaccess` of the build, tried in a real Apache: as a host that is shared has it, all of its modules and lists of folders.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dist } from "../built/dist.ts";
import { framedPath } from "../src/framed.ts";
import { auditHost } from "./host.ts";
import { freePort, until } from "./process.ts";
import type { Finding } from "./report.ts";

const modules =
  "mpm_event authz_core autoindex brotli deflate dir filter headers mime rewrite setenvif".split(" ");

/** With the modules where Debian has them. */
const configuration = (folder: string, port: number) => `
ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
TypesConfig /dev/null
DocumentRoot "${dist}"
<Directory "${dist}">
  AllowOverride All
  Options Indexes FollowSymLinks
  Require all granted
</Directory>
`;

/** It takes the header away from a redirection to the page that others may frame too, where no browser reads it. */
const isFramedMove = ({ where, problem }: Finding) =>
  where === `${framedPath}.html` && problem.startsWith("X-Frame-Options");

/** What the real Apache does otherwise than the build said; nothing but a reason where there is no Apache. */
export async function auditApache(): Promise<Finding[] | string> {
  if (spawnSync("apache2", ["-v"]).error) return "Apache is not installed here";
  const folder = mkdtempSync(join(tmpdir(), "sillages-apache-"));
  const port = await freePort();
  const file = join(folder, "apache.conf");
  writeFileSync(file, configuration(folder, port));
  const apache = spawn("apache2", ["-f", file, "-D", "FOREGROUND"], { stdio: "inherit" });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await until(() => fetch(origin).then(() => true));
    const findings = await auditHost(origin, { moved: 301, compressesAll: true });
    return findings.filter((finding) => !isFramedMove(finding));
  } finally {
    apache.kill("SIGTERM");
    await new Promise((resolve) => apache.once("exit", resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}
