import { expect, it } from "vitest";
import { declaredHosts, ownHost } from "./declared.ts";

const leaf = (file: string, field: string, text: string) => ({
  file,
  entry: "entrée",
  field,
  key: field.split(" › ").at(-1) ?? "",
  text,
});

const leaves = [
  leaf("src/identity/identity.ts", "site", "https://www.monexpe.fr"),
  leaf("src/identity/identity.ts", "host › url", "https://hebergeur.fr"),
  leaf("src/partners/partners.ts", "url", "https://www.goulvarec.com"),
  leaf("src/press/article.ts", "url", "https://ouest-mer.fr/2026/article"),
  leaf("src/lives/lives.ts", "channel", "https://films.fr/direct"),
  leaf("src/partners/partners.ts", "name", "https://pas-une-adresse.fr"),
  leaf("src/pages/presse.ts", "url", "https://ailleurs.fr"),
];

it("believes who names itself, where it does so", () => {
  expect(declaredHosts(leaves)).toEqual([
    "monexpe.fr",
    "hebergeur.fr",
    "goulvarec.com",
    "ouest-mer.fr",
    "films.fr",
  ]);
});

it("knows the site's own host, when it has one", () => {
  expect(ownHost(leaves)).toBe("monexpe.fr");
  expect(ownHost([])).toBeUndefined();
  expect(ownHost([leaf("src/identity/identity.ts", "site", "bientôt")])).toBeUndefined();
});
