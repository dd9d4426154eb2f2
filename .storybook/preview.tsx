import addonA11y from "@storybook/addon-a11y";
import type { DocsTypes } from "@storybook/addon-docs";
import { parameters as docsParameters } from "@storybook/addon-docs/preview";
import { definePreview } from "@storybook/react-vite";
import { definePreviewAddon } from "storybook/internal/csf";
import "../packages/ui/src/global.ts";
import { Section } from "../packages/ui/src/components/Section/Section.tsx";
import type { SurfaceName } from "../packages/ui/src/theme/surfaces.ts";
import { SiteStory } from "../apps/site/src/stories/SiteStory.tsx";
import { globalTypes, initialGlobals } from "./toolbar/globals.ts";
import { type Motion, setMotion } from "./toolbar/motion.ts";
import { Surroundings } from "./toolbar/Surroundings.tsx";
import { viewports } from "./toolbar/viewports.ts";

document.documentElement.lang = "fr";

// The test runner opens no docs page, and runs faster without their code.
const { docs, argTypesEnhancers } = import.meta.env["VITEST"]
  ? { docs: {}, argTypesEnhancers: [] }
  : await import("./docs/annotations.tsx");

// What the runner asks of axe: what is wrong. The panel, in Storybook, tells what is right too.
const axeOptions = import.meta.env["VITEST"] ? { resultTypes: ["violations" as const] } : {};

export default definePreview({
  // Not the addon itself, which brings the code of its pages to every story.
  addons: [addonA11y(), definePreviewAddon<DocsTypes>({ parameters: docsParameters })],
  tags: ["autodocs"],
  globalTypes,
  initialGlobals,
  argTypesEnhancers,
  parameters: {
    docs,
    layout: "fullscreen",
    a11y: { test: "error", options: axeOptions },
    backgrounds: { disable: true },
    controls: { sort: "requiredFirst" },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          "Bienvenue",
          ["Commencer", "Pour les designers", "Pour les développeurs", "Écrire", "Nouveautés"],
          "Fondations",
          ["Encres", "Typographie", "Espaces", "Mouvement", "Jetons", "Sillages", "Dessins"],
          "Composants",
          "Illustrations",
          "Sections",
          "Pages",
          "Moteur",
        ],
      },
    },
  },
  decorators: [
    (Story, { id, parameters, globals }) => {
      const ink = (globals["ink"] || parameters["surface"] || "paper") as SurfaceName;
      const path = parameters["path"] as string | undefined;
      if (path) {
        return (
          <SiteStory id={id} path={path} now={String(globals["now"])}>
            <Story />
          </SiteStory>
        );
      }
      return parameters["bare"] ? (
        <Story />
      ) : (
        <Section surface={ink} space="close">
          <Story />
        </Section>
      );
    },
    (Story, { canvasElement, globals }) => {
      // Before the story renders: its scripts ask what the reader wishes as soon as they run.
      const motion = globals["motion"] as Motion;
      setMotion(motion);
      return (
        <Surroundings
          key={motion}
          canvas={canvasElement}
          scheme={String(globals["scheme"])}
          text={String(globals["text"])}
          length={String(globals["length"])}
        >
          <Story />
        </Surroundings>
      );
    },
  ],
});
