// The nginx configuration of the build, tried in a real nginx: every page and its headers, the page of unknown addresses.
import { existsSync } from "node:fs";
import { extname } from "node:path";
import { dist, readFiles, readPages } from "../built/dist.ts";
import { addressesOf, canonicalAddress } from "../hosting/addresses.ts";
import { contentTypes, isText } from "../hosting/contentTypes.ts";
import { headersOf } from "../hosting/headers.ts";
import { readRules } from "../hosting/rules.ts";
import { ownSite } from "./ownSite.ts";
import type { Finding } from "./report.ts";
import { hasNginx, startNginx } from "./startNginx.ts";

/** What is asked, the file that answers or the address where one is sent, and how. */
interface Case {
  address: string;
  file: string;
  status: number;
  location?: string;
}

function casesOf(): Case[] {
  const pages = readPages()
    .map(({ file }) => file)
    .filter((file) => file !== "/404.html");
  return [
    ...pages.flatMap((file) => {
      const location = canonicalAddress(file);
      const others = addressesOf(file).filter((address) => address !== location);
      return [
        { address: location, file, status: 200 },
        ...others.map((address) => ({ address, file: "/*", status: 308, location })),
      ];
    }),
    { address: "//equipe", file: "/*", status: 308, location: "/equipe" },
    { address: "/equip%65?de=presse", file: "/*", status: 308, location: "/equipe?de=presse" },
    ...readFiles()
      .filter((file) => !file.endsWith(".html"))
      .map((file) => ({ address: file, file, status: 200 })),
    ...["/%zz", "/%00"].map((address) => ({ address, file: "/404.html", status: 400 })),
    { address: `/${"a".repeat(9_000)}`, file: "/404.html", status: 414 },
    ...[
      "/404",
      "/404.html",
      "/.well-known/nulle-part",
      "/nulle-part",
      "/_headers",
      "/.vite/manifest.json",
      "/documents/nulle-part/",
    ].map((address) => ({
      address,
      file: "/404.html",
      status: 404,
    })),
  ];
}

/** As nginx writes it. */
function typeOf(file: string): string {
  const type = contentTypes[extname(file)] ?? "application/octet-stream";
  return isText(type) ? `${type}; charset=utf-8` : type;
}

async function compare(origin: string, { address, file, location, status }: Case): Promise<Finding[]> {
  const response = await fetch(origin + address, {
    redirect: "manual",
    headers: { "Accept-Encoding": "gzip" },
  });
  await response.arrayBuffer();
  const expected = {
    ...headersOf(readRules(), file),
    // A request that is refused unread has asked for no encoding.
    "Content-Encoding": existsSync(`${dist}${file}.gz`) && ![400, 414].includes(status) ? "gzip" : null,
    ...(status === 200 ? { "Content-Type": typeOf(file) } : {}),
  };
  const wrong = Object.entries(expected)
    .filter(([name, value]) => response.headers.get(name) !== value)
    .map(([name]) => `${name} is « ${response.headers.get(name)} »`);
  const sentTo = response.headers.get("Location");
  if (location && sentTo !== origin + location)
    wrong.push(`it leads to « ${sentTo} » instead of ${location}`);
  if (response.status !== status) wrong.push(`the answer is ${response.status} instead of ${status}`);
  return wrong.map((problem) => ({ where: address, problem }));
}

/** What the real nginx does otherwise than the build said; nothing but a reason where there is no nginx. */
export async function auditNginx(): Promise<Finding[] | string> {
  if (!hasNginx()) return "nginx is not installed here";
  const nginx = await startNginx(ownSite());
  if (Array.isArray(nginx)) return nginx.map((problem) => ({ where: "nginx.conf", problem }));
  try {
    const findings: Finding[] = [];
    for (const each of casesOf()) findings.push(...(await compare(nginx.origin, each)));
    return findings;
  } finally {
    await nginx.close();
  }
}
