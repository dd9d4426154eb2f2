import { quizBanks } from "@sillages/content";
import { capAuLarge } from "@sillages/content/cap-au-large";
import { oceanVivant } from "@sillages/content/ocean-vivant";
import type { Plugin } from "vite";
import { isBrowserBuild } from "./browserBuild.ts";

const banks: Record<(typeof quizBanks)[number]["id"], unknown> = {
  "ocean-vivant": oceanVivant,
  "cap-au-large": capAuLarge,
};

const isBank = (name: string): name is keyof typeof banks => name in banks;

const fetched = /\(await import\("@sillages\/content\/([\w-]+)"\)\)\.\w+/g;

const fetchData = `async function fetchData(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address + " answered " + response.status);
  return response.json();
}`;

/**
 * Publishes the questions of each bank as data, and lets the module `banks` fetch that in the place of a script: a browser reads it
 * faster, and runs nothing. Development and Storybook import the content as it is written.
 */
export function bankData(module: string): Plugin {
  return {
    name: "sillages:bank-data",
    apply: isBrowserBuild,
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(module)) return undefined;
      const rewritten = code.replaceAll(fetched, (text, name: string) => {
        if (!isBank(name)) throw new Error(`${text} names no bank.`);
        const reference = this.emitFile({
          type: "asset",
          name: `${name}.json`,
          source: JSON.stringify(banks[name]),
        });
        return `(await fetchData(import.meta.ROLLUP_FILE_URL_${reference}))`;
      });
      if (rewritten === code)
        throw new Error(`${module} imports no bank in the way that build/bankData.ts reads.`);
      return `${rewritten}\n${fetchData}`;
    },
  };
}
