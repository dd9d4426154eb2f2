// A real nginx on this machine, with a configuration of its own, until it is closed.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, until } from "./process.ts";

/** Debian's place of the module that sends what the build compressed with brotli. */
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export interface Nginx {
  origin: string;
  process: ChildProcess;
  close: () => Promise<void>;
}

export interface NginxOptions {
  /** The `http` block, but for its first lines; what it includes by name stands in `folder`. */
  http: (port: number, folder: string) => string;
  /** Other files of the folder, by name. */
  files?: (port: number) => Readonly<Record<string, string>>;
  /** How many processes answer. @defaultValue 1 */
  workers?: number | "auto";
}

export const hasNginx = () => !spawnSync("nginx", ["-v"]).error;
export const hasBrotli = () => existsSync(brotli);

const main = (folder: string, workers: number | "auto", http: string) => `
daemon off;
worker_processes ${workers};
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
${hasBrotli() ? `load_module ${brotli};` : ""}
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${http}
}
`;

/** What nginx says against its configuration, or nginx once it answers. */
export async function startNginx({ files, http, workers = 1 }: NginxOptions): Promise<Nginx | string[]> {
  const folder = mkdtempSync(join(tmpdir(), "sillages-nginx-"));
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), main(folder, workers, http(port, folder)));
  for (const [name, text] of Object.entries(files?.(port) ?? {})) writeFileSync(join(folder, name), text);
  const args = ["-e", join(folder, "start.log"), "-c", join(folder, "nginx.conf")];
  const tested = spawnSync("nginx", [...args, "-t"], { encoding: "utf8" });
  const complaints = tested.stderr.split("\n").filter((line) => /\[(?:emerg|warn|alert)\]/.test(line));
  if (complaints.length > 0) return complaints;

  const process = spawn("nginx", args, { stdio: "inherit" });
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    process.kill("SIGQUIT");
    await new Promise((resolve) => process.once("exit", resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await until(() => fetch(origin).then(() => true));
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, process, close };
}
