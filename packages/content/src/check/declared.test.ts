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
  leaf("data/identity.yaml", "site", "https://www.monexpe.fr"),
  leaf("data/identity.yaml", "host › url", "https://hebergeur.fr"),
  leaf("data/partners/", "url", "https://www.goulvarec.com"),
  leaf("data/press/article.ts", "url", "https://ouest-mer.fr/2026/article"),
  leaf("data/lives/", "channel", "https://films.fr/direct"),
  leaf("data/partners/", "name", "https://pas-une-adresse.fr"),
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
  expect(ownHost([leaf("data/identity.yaml", "site", "bientôt")])).toBeUndefined();
});
