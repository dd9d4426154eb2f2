import { DocsContext, DocsStory, Heading, Subheading } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { labelOf } from "../labels.ts";
import { shownAs } from "./shownAs.ts";

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
      {stories.map((story) => (
        <div key={story.id} className={shownAs(story)}>
          <Subheading>{labelOf(story.name)}</Subheading>
          <DocsStory of={story.moduleExport} expanded={false} />
        </div>
      ))}
    </>
  );
}
