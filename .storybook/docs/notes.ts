import type { Usage } from "../../packages/ui/src/stories/usage.ts";

const notes = import.meta.glob<Usage>(
  ["../../packages/ui/src/components/*/*.usage.ts", "../../packages/illustrations/src/*/*.usage.ts"],
  { eager: true, import: "usage" },
);

const byName = new Map(
  Object.entries(notes).map(([path, usage]) => [path.split("/").at(-1)?.replace(".usage.ts", ""), usage]),
);

/** The usage note of the component whose page has that title: « Composants/Actions/Button ». */
export const noteOf = (title: string): Usage | undefined => byName.get(title.split("/").at(-1));
