import { identity } from "#data/identity";
import { words } from "#data/pages/mentions-legales";
import type { TextPage } from "./page.schema.ts";
import { withSections } from "./sections.ts";

const { fictitious, ...page } = words;
const { paragraphs = [] } = (page.sections as TextPage["sections"]).find(({ id }) => id === "liens") ?? {};

/** As long as all is invented, the page says so. */
const sections = identity.demonstration
  ? [
      ...withSections(page.sections, { liens: { paragraphs: [fictitious.links, ...paragraphs] } }),
      fictitious.section,
    ]
  : page.sections;

export const mentionsLegales = { ...page, sections } as const satisfies TextPage;
