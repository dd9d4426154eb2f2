import { identity } from "#data/identity";
import { words } from "#data/pages/mentions-legales";
import type { TextPage } from "./page.schema.ts";
import { withSections } from "./sections.ts";

const { fictitious, ...page } = words;

/** As long as all is invented, the page says so. */
const sections = identity.demonstration
  ? [...withSections(page.sections, { liens: { paragraphs: [fictitious.links] } }), fictitious.section]
  : page.sections;

export const mentionsLegales = { ...page, sections } as const satisfies TextPage;
