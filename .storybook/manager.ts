import { addons } from "storybook/manager-api";
import { labelOf } from "./labels.ts";
import { affiche } from "./theme.ts";

document.documentElement.lang = "fr";

addons.setConfig({
  theme: affiche,
  sidebar: { renderLabel: ({ name }: { name: string }) => labelOf(name) },
});
