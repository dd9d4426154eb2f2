import { DocsContext, DocsStory, Heading, Subheading } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { labelOf } from "../labels.ts";

/** All the stories of a page but the first, each under its French name. What each proves is told in its code, in English. */
export function States() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories()
    .filter(({ tags }) => tags.includes("autodocs"))
    .slice(1);
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>Tous les états</Heading>
      {stories.map(({ id, name, moduleExport }) => (
        <div key={id}>
          <Subheading>{labelOf(name)}</Subheading>
          <DocsStory of={moduleExport} expanded={false} />
        </div>
      ))}
    </>
  );
}
