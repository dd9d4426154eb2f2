// Asks Storybook's own search, with its own options, for what people call things: the index is the one that it will read.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { experimental_loadStorybook as loadStorybook } from "storybook/internal/core-server";
import type { StoryIndex } from "storybook/internal/types";
import { beforeAll, describe, expect, test } from "vitest";
import { isSaid, labelOf } from "./labels.ts";

interface Item {
  id: string;
  type: string;
  name: string;
  path: readonly string[];
  parent?: string;
  anchors?: readonly { title: string }[];
}

/** The manager, where the search lives: it bundles Fuse. */
const manager = readFileSync(
  join(dirname(fileURLToPath(import.meta.resolve("storybook/package.json"))), "dist/manager/runtime.js"),
  "utf8",
);

function partOfManager(name: string, pattern: RegExp): string {
  const found = pattern.exec(manager)?.[1];
  if (!found) throw new Error(`Storybook's manager has changed: where is its ${name}?`);
  return found;
}

function fuseOf(items: readonly Item[]) {
  const fuse = partOfManager("Fuse", /fuse\.js"\(exports, module\) (\{[\s\S]*?\n {2}\})\n\}\);/);
  const options = partOfManager("search", /DEFAULT_MAX_SEARCH_RESULTS = \d+, options = (\{[\s\S]*?\n\})/);
  return runInNewContext(
    `const module = { exports: {} }; (function (exports, module) ${fuse})(module.exports, module); new module.exports(items, ${options});`,
    { items },
  ) as { search: (words: string) => { item: Item }[] };
}

/** What the manager makes of the index: its entries, and a component for each title. */
function itemsOf({ entries }: StoryIndex): Item[] {
  const all = Object.values(entries);
  const components = [...new Set(all.map(({ title }) => title))].map((title) => {
    const path = title.split("/");
    return { id: title, type: "component", name: path.at(-1) ?? "", path: path.slice(0, -1) };
  });
  return [
    ...components,
    ...all.map((entry) => ({ ...entry, path: entry.title.split("/"), parent: entry.title })),
  ];
}

/** The titles that the list of results shows first. */
function answer(fuse: ReturnType<typeof fuseOf>, words: string): string[] {
  const titles = fuse
    .search(words)
    .map(({ item }) => (item.type === "component" ? [...item.path, item.name] : item.path).at(-1) ?? "");
  return [...new Set(titles)].slice(0, 3);
}

/** What one asks for, and the page that must be among the first three. */
const questions: Readonly<Record<string, string>> = {
  modale: "Dialog",
  modal: "Dialog",
  fenêtre: "Dialog",
  fenetre: "Dialog",
  popup: "Dialog",
  accordéon: "Disclosure",
  accordion: "Disclosure",
  FAQ: "Disclosure",
  onglet: "Tabs",
  onglets: "Tabs",
  couleur: "Encres",
  color: "Encres",
  contraste: "Encres",
  encre: "Encres",
  espace: "Espaces",
  spacing: "Espaces",
  typographie: "Typographie",
  police: "Typographie",
  mouvement: "Mouvement",
  animation: "Mouvement",
  token: "Jetons",
  tableau: "DataTable",
  alerte: "Alert",
  dropdown: "SelectField",
  "liste déroulante": "SelectField",
  icon: "Icon",
  icône: "Icon",
  icone: "Icon",
  bouton: "Button",
  formulaire: "TextField",
  champ: "TextField",
  input: "TextField",
  "mot de passe": "TextField",
  lien: "Link",
  image: "Picture",
  avatar: "Picture",
  légende: "Legend",
  menu: "SiteHeader",
  nav: "SiteHeader",
  "en-tête": "SiteHeader",
  footer: "SiteFooter",
  "pied de page": "SiteFooter",
  stepper: "Timeline",
  frise: "Timeline",
  minuteur: "Countdown",
  "compte à rebours": "Countdown",
  carte: "Planisphere",
  map: "Planisphere",
  card: "Card",
  upload: "FileField",
  fichier: "FileField",
  spinner: "ProgressBar",
  skeleton: "Skeleton",
  switch: "Switch",
  tooltip: "Tooltip",
  infobulle: "Tooltip",
  pagination: "Pagination",
  interrupteur: "Switch",
  stat: "Stat",
  chiffre: "Stat",
  carrousel: "Carousel",
  slider: "Carousel",
  toast: "Toast",
  notification: "Toast",
  badge: "Badge",
  étiquette: "TagList",
  citation: "Quote",
  sommaire: "TableOfContents",
  séparateur: "Divider",
  grille: "Grid",
  titre: "Heading",
  recherche: "SearchField",
  filtre: "FilterBar",
  galerie: "Lightbox",
  logo: "Logo",
  impression: "PrintDocument",
  newsletter: "NewsletterForm",
  bateau: "BoatPlan",
  changelog: "Nouveautés",
  breakpoint: "Espaces",
  responsive: "Espaces",
  ombre: "Espaces",
  "dark mode": "Encres",
  drawer: "Dialog",
  obligatoire: "TextField",
  datepicker: "TextField",
  installer: "Pour les développeurs",
  Figma: "Pour les designers",
};

let fuse: ReturnType<typeof fuseOf>;
let index: StoryIndex;

beforeAll(async () => {
  const { presets } = await loadStorybook({ configDir: import.meta.dirname, ci: true });
  const generator = (await presets.apply("storyIndexGenerator")) as { getIndex: () => Promise<StoryIndex> };
  index = await generator.getIndex();
  fuse = fuseOf(itemsOf(index));
}, 120_000);

describe("the search of Storybook", () => {
  test.each(Object.entries(questions))("« %s » leads to %s", (words, page) => {
    expect(answer(fuse, words)).toContain(page);
  });

  test("leads to a component by a half-typed word", () => {
    expect(answer(fuse, "accord")).toContain("Disclosure");
    expect(answer(fuse, "thermomètre")).toHaveLength(0);
  });
});

test("every story has a French name in the sidebar and on its page", () => {
  const stories = Object.values(index.entries).filter(({ type }) => type === "story");
  const unsaid = [...new Set(stories.map(({ name }) => name))].filter((name) => !isSaid(name));
  expect(unsaid, "say them in .storybook/labels.ts").toEqual([]);
  expect(labelOf("Quiet Line On Phone")).toBe("En ligne, légende entendue, téléphone");
});
