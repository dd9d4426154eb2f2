import { words } from "#data/shell/newsletter";
import { newsletterForm } from "./newsletter.form.ts";

/** What is said around the form, and what it says itself: the form lives, and carries its own words alone. */
export const newsletter = { ...words, ...newsletterForm } as const;
