import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Asks axe about `page`, and about the frames in it that are ours: the policy allows no other. Only what is wrong is described;
 * to describe each element that is right, in a second window, takes three times as long.
 */
export const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
