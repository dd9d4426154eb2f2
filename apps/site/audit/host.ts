// What a real host does with the build: every page and file with its headers, every other address of a page, the page of unknown ones.
import { existsSync } from "node:fs";
import { extname } from "node:path";
import { dist, readFiles, readPages } from "../built/dist.ts";
import { addressesOf, canonicalAddress } from "../hosting/addresses.ts";
import { contentTypes, isText } from "../hosting/contentTypes.ts";
import { headersOf } from "../hosting/headers.ts";
import { readRules } from "../hosting/rules.ts";
import type { Finding } from "./report.ts";

/** What is asked, the file that answers or the address where one is sent, and how. */
export interface Case {
  address: string;
  file: string;
  status: number;
  location?: string;
}

export interface HostManners {
  /** The status with which it sends who asks for a page under another address. */
  moved: 301 | 308;
  /** Whether it compresses every text that it has, however small, and not those alone that the build compressed. */
  compressesAll?: boolean;
  /** What it is asked besides. */
  others?: readonly Case[];
}

function casesOf({ moved, others = [] }: HostManners): Case[] {
  const pages = readPages()
    .map(({ file }) => file)
    .filter((file) => file !== "/404.html");
  return [
    ...pages.flatMap((file) => {
      const location = canonicalAddress(file);
      const elsewhere = addressesOf(file).filter((address) => address !== location);
      return [
        { address: location, file, status: 200 },
        ...elsewhere.map((address) => ({ address, file: "/*", status: moved, location })),
      ];
    }),
    { address: "//equipe", file: "/*", status: moved, location: "/equipe" },
    { address: "/equip%65?de=presse", file: "/*", status: moved, location: "/equipe?de=presse" },
    ...readFiles()
      .filter((file) => !file.endsWith(".html"))
      .map((file) => ({ address: file, file, status: 200 })),
    ...[
      "/404",
      "/404.html",
      "/.well-known/nulle-part",
      "/nulle-part",
      "/assets/",
      "/_headers",
      "/.htaccess",
      "/.vite/manifest.json",
      "/documents/nulle-part/",
    ].map((address) => ({
      address,
      file: "/404.html",
      status: 404,
    })),
    ...others,
  ];
}

/** With its charset, when it is text. */
function typeOf(file: string): string {
  const type = contentTypes[extname(file)] ?? "application/octet-stream";
  return isText(type) ? `${type}; charset=utf-8` : type;
}

function isCompressed({ file, status }: Case, { compressesAll }: HostManners): boolean {
  // A request that is refused unread has asked for no encoding.
  if ([400, 414].includes(status)) return false;
  if (compressesAll) return status === 200 && isText(contentTypes[extname(file)] ?? "");
  return existsSync(`${dist}${file}.gz`);
}

async function compare(origin: string, asked: Case, manners: HostManners): Promise<Finding[]> {
  const { address, file, location, status } = asked;
  const response = await fetch(origin + address, {
    redirect: "manual",
    headers: { "Accept-Encoding": "gzip" },
  });
  await response.arrayBuffer();
  const expected = {
    ...headersOf(readRules(), file),
    "Content-Encoding": isCompressed(asked, manners) ? "gzip" : null,
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

/** What the host at `origin` does otherwise than the build said. */
export async function auditHost(origin: string, manners: HostManners): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const asked of casesOf(manners)) findings.push(...(await compare(origin, asked, manners)));
  return findings;
}
