// The W3C's own checker (Nu) on every built page, where there is a Java to run it. Its jar is fetched once.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { dist, readPages } from "../built/dist.ts";
import { printedByNpm } from "./npm.ts";
import type { Finding } from "./report.ts";

const version = "26.9.27";
const folder = fileURLToPath(new URL("../../../node_modules/.cache/vnu/", import.meta.url));
const jar = `${folder}node_modules/vnu-jar/build/dist/vnu.jar`;

interface Message {
  type: "error" | "info" | "non-document-error";
  subType?: string;
  url: string;
  lastLine?: number;
  message: string;
}

/** What the checker says of valid pages, and why it stays. */
const justified: readonly RegExp[] = [
  // Its CSS is older than container queries and registered properties; the build parses every rule (lightningcss).
  /^CSS: /,
  // It reads files, which have no origin for « self », and computes no hash; e2e/visit.spec.ts asks a browser.
  /violates Content Security Policy/,
  // Of a picture with two sources it looks for the lazy image beside the first one, and finds the second.
  /“sizes” attribute value starting with “auto” is only valid for lazy-loaded images/,
];

/** What the Nu checker refuses; nothing but a reason where it cannot run. */
export function auditNu(): Finding[] | string {
  if (spawnSync("java", ["-version"]).status !== 0) return "there is no Java here";
  if (!existsSync(jar))
    printedByNpm(["install", "--no-audit", "--no-fund", "--prefix", folder, `vnu-jar@${version}`]);
  if (!existsSync(jar)) return "its jar could not be fetched";
  const files = readPages().map(({ file }) => dist + file.slice(1));
  const { stdout } = spawnSync("java", ["-jar", jar, "--format", "json", "--stdout", ...files], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages
    .filter(({ type, subType }) => type !== "info" || subType === "warning")
    .filter(({ message }) => !justified.some((pattern) => pattern.test(message)))
    .map(({ url, lastLine, message }) => ({
      where: `${relative(dist, fileURLToPath(url))}:${lastLine ?? 1}`,
      problem: message,
    }));
}
