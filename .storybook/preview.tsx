import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import "../packages/ui/src/global.ts";
import { type SurfaceName, Section } from "../packages/ui/src/index.ts";

document.documentElement.lang = "fr";

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    viewport: {
      options: {
        phone320: { name: "Téléphone 320", styles: { width: "320px", height: "640px" } },
        phone390: { name: "Téléphone 390", styles: { width: "390px", height: "844px" } },
        tablet: { name: "Tablette 768", styles: { width: "768px", height: "1024px" } },
        desktop: { name: "Bureau 1440", styles: { width: "1440px", height: "900px" } },
      },
    },
  },
  decorators: [
    (Story, { parameters }) =>
      parameters["bare"] ? (
        <Story />
      ) : (
        <Section surface={(parameters["surface"] as SurfaceName | undefined) ?? "papier"} space="close">
          <Story />
        </Section>
      ),
  ],
});
