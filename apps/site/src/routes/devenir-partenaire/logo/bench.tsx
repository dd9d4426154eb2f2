// What is fetched when a logo is chosen: it is read, judged and laid on the sail, in the browser alone.
import { logoTrial, weight } from "@sillages/content";
import type { SailLogo } from "./tryLogo.ts";

export { LogoTrial } from "./LogoTrial.tsx";
export { tryLogo } from "./tryLogo.ts";

/** What came of the logo: it is on the sail, or waits for a space. */
export function saidOf({ bytes, name }: SailLogo, chosen: readonly number[]): string {
  return chosen.length > 0
    ? logoTrial.onSail(name, weight(bytes))
    : logoTrial.chooseFirst(name, weight(bytes));
}
