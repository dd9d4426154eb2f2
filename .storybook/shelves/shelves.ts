// Where each story stands in the sidebar. A title is a path read in French: a shelf is a folder, or a list of components, and
// a prefix. Tools that know nothing of our sidebar (the test runner, Chromatic) read the same titles.
import { globSync } from "node:fs";
import { join } from "node:path";
import { groups } from "../../packages/ui/src/stories/usage.ts";
import { kitNotes } from "./notes.ts";
import { routes } from "./routes.ts";

const root = join(import.meta.dirname, "../..");
const everywhere = "**/*.stories.tsx";
const components = Object.keys(kitNotes);

const kit = groups.map((group) => ({
  directory: "../packages/ui/src/components",
  files: `(${components.filter((name) => kitNotes[name]?.group === group).join("|")})/${everywhere}`,
  titlePrefix: `Composants/${group}`,
}));

const sections = Object.entries(routes)
  .filter(([folder]) => globSync(`${root}/apps/site/src/routes/${folder}/${everywhere}`).length > 0)
  .map(([folder, label]) => ({
    directory: `../apps/site/src/routes/${folder}`,
    files: everywhere,
    titlePrefix: `Sections/${label}`,
  }));

export const shelves = [
  { directory: "./pages", files: "*.mdx" },
  { directory: "../packages/ui/src/theme", files: "*.stories.tsx", titlePrefix: "Fondations" },
  { directory: "../apps/site/src/stories", files: "*.stories.tsx", titlePrefix: "Fondations" },
  ...kit,
  { directory: "../packages/illustrations/src", files: everywhere, titlePrefix: "Illustrations" },
  ...sections,
  { directory: "../apps/site/src/sections", files: "*.stories.tsx", titlePrefix: "Sections/Communes" },
  { directory: "../apps/site/src/shell", files: "*.stories.tsx", titlePrefix: "Sections/Communes" },
  { directory: "../apps/site/src", files: "*.stories.tsx", titlePrefix: "Pages" },
  { directory: "../apps/site/src/stories/engine", files: "*.stories.tsx", titlePrefix: "Moteur" },
];
