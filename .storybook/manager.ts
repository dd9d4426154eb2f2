import { addons } from "storybook/manager-api";
import { labelOf } from "./labels.ts";
import { affiche } from "./theme.ts";

document.documentElement.lang = "fr";

interface Item {
  type: string;
  name: string;
  tags?: readonly string[];
}

addons.setConfig({
  theme: affiche,
  sidebar: {
    // In the index the page of a component bears its name, for the search; below that name it is its « Fiche ».
    renderLabel: ({ type, name, tags }: Item) =>
      type === "docs" && !tags?.includes("unattached-mdx") ? "Fiche" : labelOf(name),
  },
});
