import { Controls, Description, DocsContext, Primary, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import type { Usage } from "../../packages/ui/src/stories/usage.ts";
import { labelOf } from "../labels.ts";
import { Standing } from "./Standing.tsx";
import { States } from "./States.tsx";
import { UsageNotes } from "./UsageNotes.tsx";

const notes = import.meta.glob<Usage>(
  ["../../packages/ui/src/components/*/*.usage.ts", "../../packages/illustrations/src/*/*.usage.ts"],
  {
    eager: true,
    import: "usage",
  },
);

/** The page of a component: what it is, one example, when to use it, its settings, all its states. */
export function DocsPage() {
  const { title } = useContext(DocsContext).storyById();
  const name = title.split("/").at(-1) ?? title;
  const usage = Object.entries(notes).find(([path]) => path.endsWith(`/${name}.usage.ts`))?.[1];
  return (
    <>
      <Title>{labelOf(name)}</Title>
      {usage && <Standing usage={usage} />}
      <Description />
      <Primary />
      {usage && <UsageNotes component={name} usage={usage} />}
      <Controls />
      <States />
    </>
  );
}
