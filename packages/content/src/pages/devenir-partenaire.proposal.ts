import { words } from "#data/pages/devenir-partenaire.proposal";
import { counted, euros, number, squareMetres } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

/** What a company puts together to show to its board. */
export const proposalWords = withSentences(words, {
  /** « Voilerie Morvan sur la voile » */
  title: (company: string) => `${company || words.anonymous} sur la voile`,
  running: (owner: string, company: string) => `${owner}, proposition${company ? ` pour ${company}` : ""}`,
  dated: (day: string) => `${words.kind}, ${day}`,
  upToDate: (day: string) => `Tenu à jour le ${day}.`,
  spaces: {
    list: (numbers: readonly number[]) => numbers.map(number).join(", "),
    totalValue: (count: number, area: number) => `${counted(count, "espace")}, ${squareMetres(area)}`,
  },
  included: {
    yearly: (value: number) => `${euros(value)} par an`,
    untilReturn: (value: number, months: number, yearly: number) =>
      `${euros(value)} jusqu’au retour : ${counted(months, "mois", "mois")}, à ${euros(yearly)} par an`,
    /** « 3 900 € HT, la journée » */
    option: (amount: number | undefined, unit: string) =>
      `${amount === undefined ? words.included.onQuotation : euros(amount)}, ${unit}`,
  },
  email: {
    subject: (company: string, count: number) =>
      `Proposition${company ? ` pour ${company}` : ""} : ${counted(count, "espace")} sur la voile`,
    body: (
      spaces: string,
      price: string | undefined,
      options: readonly string[],
      benefits: readonly string[],
      link: string,
    ) =>
      [
        "Bonjour,",
        `Voici notre proposition : ${spaces}${price ? `, ${price}` : ""}.`,
        ...(options.length > 0 ? [`Avec : ${options.join(", ")}.`] : []),
        ...(benefits.length > 0 ? [`Ce qui compte pour nous : ${benefits.join(", ")}.`] : []),
        `Le choix, sur le plan : ${link}`,
        "(Joindre ici le PDF ou l’image enregistrés.)",
        "Merci.",
      ].join("\n\n"),
  },
});

/** Beside what was ticked: « 2 avantages dans votre proposition. » */
export const tickedBenefits = (count: number) => `${counted(count, "avantage")} dans votre proposition.`;
