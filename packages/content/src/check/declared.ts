import type { Leaf } from "./walk.ts";

/** Where the content says who somebody is: an address written there is theirs, and needs no other declaration. */
const declaring = /^data\/(?:identity|partners|organisations|media|press|lives|videos|team)[/.]/;

/** The fields that hold such an address, and no sentence. */
const addresses: ReadonlySet<string> = new Set([
  "site",
  "document",
  "url",
  "channel",
  "linkedin",
  "twitter",
  "instagram",
]);

/** The hosts that the content declares by naming their owners, without « www. »: their subdomains are theirs too. */
export function declaredHosts(leaves: readonly Leaf[]): string[] {
  const hosts = leaves
    .filter(({ file, key }) => declaring.test(file) && addresses.has(key))
    .flatMap(({ text }) => hostOf(text) ?? []);
  return [...new Set(hosts)];
}

/** The host of the site itself, or nothing where the content names none. */
export function ownHost(leaves: readonly Leaf[]): string | undefined {
  const site = leaves.find(({ file, field }) => file === "data/identity.yaml" && field === "site");
  return site && hostOf(site.text);
}

function hostOf(address: string): string | undefined {
  return URL.parse(address)?.hostname.replace(/^www\./, "");
}
