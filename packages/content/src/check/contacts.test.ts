import { expect, it } from "vitest";
import { contactFindings } from "./contacts.ts";
import { print } from "./report.ts";

const leaf = { file: "data/identity.yaml", entry: "identity", field: "contact", key: "contact" };
const said = (text: string, own?: string) => contactFindings({ ...leaf, text }, own).map(print);

it.each([
  "01 99 00 56 10",
  "tel:+33639985620",
  "+33 1 99 00 56 10",
  "SIREN 123 456 789, 10 000 €",
  "escale@sillages.example",
  "mailto:presse@rivages.example?subject=Bonjour",
])("lets « %s » pass", (text) => {
  expect(said(text)).toEqual([]);
});

it.each(["02 98 00 00 00", "0612345678", "01.99.01.00.00", "tel:+33298000000", "+33 6 12 34 56 78"])(
  "refuses %s, where somebody may answer",
  (text) => {
    const figures = text.replace("tel:", "");
    expect(said(text)).toEqual([
      `packages/content/data/identity.yaml · identity · contact : le numéro « ${figures} » peut sonner chez quelqu’un. Tant que « demonstration » vaut true, prendre un numéro réservé à la fiction : 01 99 00 xx xx ou 06 39 98 xx xx.`,
    ]);
  },
);

it.each(["contact@sillages.fr", "nom@domaine.org"])("refuses %s, which may reach somebody", (address) => {
  expect(said(`Écrivez à ${address}.`)).toEqual([
    `packages/content/data/identity.yaml · identity · contact : l’adresse « ${address} » peut arriver chez quelqu’un. Tant que « demonstration » vaut true, prendre une adresse du site, ou du domaine .example.`,
  ]);
});

it("lets pass a mail of the site's own domain, and nothing that ends alike", () => {
  expect(said("Écrivez à contact@monexpe.fr.", "monexpe.fr")).toEqual([]);
  expect(said("Écrivez à presse@lettre.monexpe.fr.", "monexpe.fr")).toEqual([]);
  expect(said("Écrivez à contact@pasmonexpe.fr.", "monexpe.fr")).toHaveLength(1);
});
