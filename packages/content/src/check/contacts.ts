import type { Finding } from "./finding.ts";
import type { Leaf } from "./walk.ts";

/** A telephone of France, dialled from home or from abroad, however its figures are grouped. */
const telephone = /(?<![\d.,])(?:\+33\s?(?:\(0\))?|0)\s?[1-9](?:[\s.-]?\d\d){4}(?!\d)/gu;

/** Ranges that ARCEP keeps for fiction (decision 2018-0881, annex): nobody answers there. */
const fiction = /^0(?:19900|26191|35301|46571|53649|63998)\d{4}$/;

const mail = /[\p{L}\d.+-]+@(?<host>[\p{L}\d-]+(?:\.[\p{L}\d-]+)*)/gu;

/** Telephones that may ring at somebody's, and mail addresses that may reach somebody other than `own`, the site's host. */
export function contactFindings({ file, entry, field, text }: Leaf, own?: string): Finding[] {
  const telephones = telephonesIn(text).filter((figures) => !isFiction(figures));
  const mails = [...text.matchAll(mail)]
    .filter(({ groups }) => !isInvented(groups?.["host"] ?? "") && !isWithin(groups?.["host"] ?? "", own))
    .map(([address]) => address);
  return [
    ...telephones.map((figures) => ({
      problem: `le numéro « ${figures} » peut sonner chez quelqu’un`,
      remedy:
        "Tant que « demonstration » vaut true, prendre un numéro réservé à la fiction : 01 99 00 xx xx ou 06 39 98 xx xx.",
    })),
    ...mails.map((address) => ({
      problem: `l’adresse « ${address} » peut arriver chez quelqu’un`,
      remedy: "Tant que « demonstration » vaut true, prendre une adresse du site, ou du domaine .example.",
    })),
  ].map((said) => ({ file, entry, field, ...said }));
}

/** The telephones that `text` gives, as they are written. */
export function telephonesIn(text: string): string[] {
  return [...text.matchAll(telephone)].map(([figures]) => figures);
}

/** Whether nobody answers at the telephone `figures`. */
export function isFiction(figures: string): boolean {
  return fiction.test(figures.replace(/\(0\)|[^\d+]/g, "").replace("+33", "0"));
}

const isInvented = (host: string) => host.endsWith(".example");

const isWithin = (host: string, own: string | undefined) =>
  own !== undefined && `.${host}`.endsWith(`.${own}`);
