import type { Page } from "@playwright/test";

/** What the policy refuses from now on in `page`, as the browser tells it. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("violated", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const told = Reflect.get(window, "violated") as (text: string) => void;
      told(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on("console", (message) => {
    if (/Content.Security.Policy|Permissions.Policy|Trusted/.test(message.text()))
      violations.push(message.text());
  });
  return violations;
}
