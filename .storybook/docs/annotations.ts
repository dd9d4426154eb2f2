// What the docs pages add to the stories.
import { affiche } from "../theme.ts";
import "../../packages/ui/src/stories/docs.css.ts";
import { completeControls } from "./completeControls.ts";
import { copyable } from "./copyable.ts";
import { DocsPage } from "./DocsPage.tsx";
import { packages } from "./packages.ts";

export const docs = {
  page: DocsPage,
  theme: affiche,
  codePanel: true,
  source: { transform: (code: string) => copyable(code, packages) },
};

export const argTypesEnhancers = [completeControls];
