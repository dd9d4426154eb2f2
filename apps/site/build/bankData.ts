import type { Question, quizBanks } from "@sillages/content";
import { capAuLarge } from "@sillages/content/cap-au-large";
import { oceanVivant } from "@sillages/content/ocean-vivant";
import type { Plugin } from "vite";
import { isBrowserBuild } from "./browserBuild.ts";

const banks: Record<(typeof quizBanks)[number]["id"], readonly Question[]> = {
  "ocean-vivant": oceanVivant,
  "cap-au-large": capAuLarge,
};

interface Published {
  /** How the name of the file goes on after the bank's. */
  suffix: string;
  /** What of a question the module needs. */
  part: (question: Question) => object;
}

const isOfTheResults = (key: string) => key === "explanation" || key === "source";

const played = (question: Question) =>
  Object.fromEntries(Object.entries(question).filter(([key]) => !isOfTheResults(key)));

/** What each module fetches of a bank: what is played, then why the answers are right. */
const published: Readonly<Record<string, Published>> = {
  "/quiz/banks.ts": { suffix: "", part: played },
  "/quiz/explanations.ts": {
    suffix: "-explications",
    part: ({ id, explanation, source: { name, url } }) => ({ id, explanation, source: { name, url } }),
  },
};

const isBank = (name: string): name is keyof typeof banks => name in banks;

const fetched = /\(await import\("@sillages\/content\/([\w-]+)"\)\)\.\w+/g;

const fetchData = `async function fetchData(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address + " answered " + response.status);
  return response.json();
}`;

/**
 * Publishes the questions of each bank as data, and lets the modules of the quiz fetch that in the place of a script: a browser reads it
 * faster, and runs nothing. Development and Storybook import the content as it is written.
 */
export function bankData(): Plugin {
  return {
    name: "sillages:bank-data",
    apply: isBrowserBuild,
    enforce: "pre",
    transform(code, id) {
      const [module = "", what] = Object.entries(published).find(([name]) => id.endsWith(name)) ?? [];
      if (!what) return undefined;
      const rewritten = code.replaceAll(fetched, (text, name: string) => {
        if (!isBank(name)) throw new Error(`${text} names no bank.`);
        const reference = this.emitFile({
          type: "asset",
          name: `${name}${what.suffix}.json`,
          source: JSON.stringify(banks[name].map(what.part)),
        });
        return `(await fetchData(import.meta.ROLLUP_FILE_URL_${reference}))`;
      });
      if (rewritten === code)
        throw new Error(`${module} imports no bank in the way that build/bankData.ts reads.`);
      return `${rewritten}\n${fetchData}`;
    },
  };
}
