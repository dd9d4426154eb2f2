import type { Finding } from "./finding.ts";
import type { Leaf } from "./walk.ts";

/** A telephone of France, dialled from home or from abroad, however its figures are grouped. */
const telephone = /(?<![\d.,])(?:\+33\s?(?:\(0\))?|0)\s?[1-9](?:[\s.-]?\d\d){4}(?!\d)/gu;

/** Ranges that ARCEP keeps for fiction (decision 2018-0881, annex): nobody answers there. */
const fiction = /^0(?:19900|26191|35301|46571|53649|63998)\d{4}$/;

const mail = /[\p{L}\d.+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*/gu;

/** Telephones that may ring at somebody's, and mail addresses that may reach somebody. */
export function contactFindings({ file, entry, field, text }: Leaf): Finding[] {
  const telephones = [...text.matchAll(telephone)]
    .map(([figures]) => figures)
    .filter((figures) => !fiction.test(national(figures)));
  const mails = [...text.matchAll(mail)]
    .map(([address]) => address)
    .filter((address) => !address.endsWith(".example"));
  return [
    ...telephones.map((figures) => ({
      problem: `le numéro « ${figures} » peut sonner chez quelqu’un`,
      remedy: "Prendre un numéro réservé à la fiction : 01 99 00 xx xx ou 06 39 98 xx xx.",
    })),
    ...mails.map((address) => ({
      problem: `l’adresse « ${address} » peut arriver chez quelqu’un`,
      remedy: "Prendre une adresse en sillages.example, ou du domaine .example.",
    })),
  ].map((said) => ({ file, entry, field, ...said }));
}

function national(figures: string): string {
  return figures.replace(/\(0\)|[^\d+]/g, "").replace("+33", "0");
}
