import { words } from "#data/pages/devenir-partenaire.proposal";
import { counted, euros, number, squareMetres } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

/** « 3 900 € HT, la journée » */
const optionPrice = (amount: number | undefined, unit: string) =>
  `${amount === undefined ? words.included.onQuotation : euros(amount)}, ${unit}`;

/** Titles of the page, as they are: they speak to the company, when the mail speaks for it. */
const quoted = (titles: readonly string[]) => titles.map((title) => `« ${title} »`).join(", ");

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
    option: optionPrice,
  },
  /** What was ticked, and what it costs where a space does not include it: « Une rencontre (en plus : 1 800 € HT) ». */
  ticked: (title: string, price?: { amount?: number | undefined; unit: string }) =>
    price ? `${title} (en plus : ${optionPrice(price.amount, price.unit)})` : title,
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
        ...(options.length > 0 ? [`Avec : ${quoted(options)}.`] : []),
        ...(benefits.length > 0 ? [`Ce qui compte pour nous : ${quoted(benefits)}.`] : []),
        `Le choix, sur le plan : ${link}`,
        "(Joindre ici le PDF ou l’image enregistrés.)",
        "Merci.",
      ].join("\n\n"),
  },
});

/** Beside what was ticked: « 2 avantages dans votre proposition. » */
export const tickedBenefits = (count: number) => `${counted(count, "avantage")} dans votre proposition.`;
