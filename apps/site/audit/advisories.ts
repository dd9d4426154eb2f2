// What npm's registry says of the versions of the lock file.
import { printedByNpm } from "./npm.ts";
import type { Finding } from "./report.ts";

interface Report {
  vulnerabilities?: Record<string, { severity: string; via: (string | { url: string; title: string })[] }>;
}

/** Advisories that do not concern this site, with the reason: `["https://github.com/advisories/GHSA-…", "…"]`. */
const explained = new Map<string, string>();

/** Advisories that nobody has explained; nothing but a reason where the registry does not answer. */
export function auditAdvisories(): Finding[] | string {
  const report = JSON.parse(printedByNpm(["audit", "--json"]) || "{}") as Report;
  if (!report.vulnerabilities) return "the registry gives no advisories from here";
  return Object.entries(report.vulnerabilities).flatMap(([name, { severity, via }]) =>
    via
      .filter((cause) => typeof cause !== "string")
      .filter(({ url }) => !explained.has(url))
      .map(({ title, url }) => ({ where: `${name} (${severity})`, problem: `${title} ${url}` })),
  );
}
