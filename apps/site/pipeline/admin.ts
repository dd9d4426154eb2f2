// The editing page on the git host, published at /admin only where the owner asks for it.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { adminFiles, adminPage, dist } from "../built/dist.ts";

const editor = fileURLToPath(new URL("../../edit/", import.meta.url));
const vite = fileURLToPath(new URL("../../bin/vite.js", import.meta.resolve("vite")));

for (const made of [adminPage, adminFiles]) rmSync(dist + made.slice(1), { recursive: true, force: true });

if (process.env["VITE_ADMIN_REPOSITORY"]) {
  const build = [vite, "build", "--config", "vite.admin.config.ts", "--logLevel", "error"];
  const { status } = spawnSync(process.execPath, build, { cwd: editor, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
