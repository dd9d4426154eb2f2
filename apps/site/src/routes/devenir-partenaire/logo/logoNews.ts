import { logoTrial, weight } from "@sillages/content";
import type { SailLogo } from "./tryLogo.ts";

/** What came of the logo: it is on the sail, or waits for a space. */
export function logoNews({ bytes, name }: SailLogo, chosen: readonly number[]): string {
  return chosen.length > 0
    ? logoTrial.onSail(name, weight(bytes))
    : logoTrial.chooseFirst(name, weight(bytes));
}
