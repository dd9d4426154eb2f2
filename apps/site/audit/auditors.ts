// Auditors that nobody here wrote: what each refuses of the page as it stands. Neither asks the network for anything.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Playwright } from "@siteimprove/alfa-playwright";
import alfaRules from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";

interface Fault {
  rule: string;
  /** What is refused, as it is written. */
  element: string;
  problem: string;
}

type Auditor = (page: Page) => Promise<Fault[]>;

/** Its rules that WCAG asks for at levels A and AA. */
const asked = [...alfaRules].filter((rule) =>
  rule.hasRequirement((each) => Criterion.isCriterion(each) && Conformance.isAA()(each)),
);

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 160);

/** A node of Alfa's writes itself as HTML; several of them make one target where they belong together. */
const elementOf = (target: { toString(): string }) => target.toString();

const alfa: Auditor = async (page) => {
  const seen = await Playwright.toPage(await page.evaluateHandle(() => window.document));
  const outcomes = await Audit.of(seen, asked).evaluate();
  return [...outcomes].flatMap((outcome) =>
    Outcome.isFailed(outcome)
      ? {
          rule: outcome.rule.uri.split("/").at(-1) ?? outcome.rule.uri,
          element: oneLine(elementOf(outcome.target)),
          problem: oneLine(JSON.stringify([...outcome.expectations].map(([, said]) => said))),
        }
      : [],
  );
};

interface EqualAccess {
  Checker: new () => {
    check(
      document: Document,
      rules: string[],
    ): Promise<{ results: { ruleId: string; value: string[]; message: string; snippet: string }[] }>;
  };
}

const engine = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);

const equalAccess: Auditor = async (page) => {
  if (!(await page.evaluate(() => Reflect.has(window, "ace")))) await page.evaluate(engine);
  const results = await page.evaluate(async () => {
    const { Checker } = Reflect.get(window, "ace") as EqualAccess;
    const report = await new Checker().check(document, ["IBM_Accessibility"]);
    // What it only asks a person to look at is not a fault.
    return report.results.filter(({ value }) => value[1] === "FAIL");
  });
  return results.map(({ message, ruleId, snippet }) => ({
    rule: ruleId,
    element: oneLine(snippet),
    problem: message,
  }));
};

export const auditors: Readonly<Record<string, Auditor>> = { Alfa: alfa, "Equal Access": equalAccess };
