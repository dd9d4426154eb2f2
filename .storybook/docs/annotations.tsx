// What the docs pages add to the stories.
import { lazy, Suspense } from "react";
import { affiche } from "../theme.ts";
import "../../packages/ui/src/stories/docs.css.ts";
import { completeControls } from "./completeControls.ts";
import { copyable } from "./copyable.ts";
import { packages } from "./packages.ts";

/** Fetched with the first page: a story shows without it. */
const DocsPage = lazy(async () => ({ default: (await import("./DocsPage.tsx")).DocsPage }));

const page = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
);

export const docs = {
  page,
  theme: affiche,
  codePanel: true,
  source: { transform: (code: string) => copyable(code, packages) },
};

export const argTypesEnhancers = [completeControls];
