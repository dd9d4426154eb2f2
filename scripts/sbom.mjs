// Writes reports/sbom.cdx.json from the lock file: every package that makes, tests or is in what is published, with its version, its
// licence and its hash, in CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/). npm's own writer refuses the tree of one of our tools,
// which asks for « latest ». What is dated in it is said by SOURCE_DATE_EPOCH, where there is one.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const root = new URL("../", import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, root), "utf8"));
const { description, license, name } = read("package.json");

/** https://github.com/package-url/purl-spec */
const purlOf = (name, version) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

/** An identifier of SPDX, or an expression of several. */
const licenceOf = (text) =>
  / (?:AND|OR|WITH) /.test(text)
    ? { expression: text }
    : { license: text.includes(" ") ? { name: text } : { id: text } };

const components = new Map();
for (const [place, entry] of Object.entries(read("package-lock.json").packages)) {
  if (!place.includes("node_modules/") || entry.link) continue;
  const [algorithm, hash] = entry.integrity?.split("-") ?? [];
  if (algorithm !== "sha512") throw new Error(`The lock file has no hash of ${place}. Run: npm run lockfile`);
  const full = entry.name ?? place.replace(/^.*node_modules\//, "");
  const purl = purlOf(full, entry.version);
  const [group, short] = full.startsWith("@") ? full.split("/") : [undefined, full];
  components.set(purl, {
    type: "library",
    "bom-ref": purl,
    ...(group && { group }),
    name: short,
    version: entry.version,
    // What is optional in CycloneDX is not needed to run: the tools.
    scope: entry.dev || entry.optional ? "optional" : "required",
    hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }],
    ...(entry.license && { licenses: [licenceOf(entry.license)] }),
    purl,
  });
}

const listed = [...components.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
// Numbered by what it lists: the same list twice is the same document.
const digest = createHash("sha256").update(JSON.stringify(listed)).digest("hex");
const sbom = {
  $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  serialNumber: `urn:uuid:${digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5")}`,
  version: 1,
  metadata: {
    timestamp: new Date(Number(process.env.SOURCE_DATE_EPOCH || Date.now() / 1000) * 1000).toISOString(),
    component: { type: "application", "bom-ref": name, name, description, licenses: [licenceOf(license)] },
  },
  components: listed,
};
mkdirSync(new URL("reports/", root), { recursive: true });
writeFileSync(new URL("reports/sbom.cdx.json", root), `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`reports/sbom.cdx.json: ${listed.length} packages.`);
