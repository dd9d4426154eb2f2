import { DocsContext, Heading, Subheading } from "@storybook/addon-docs/blocks";
import { Fragment, useContext } from "react";
import { labelOf } from "../labels.ts";
import { StoryCanvas } from "./StoryCanvas.tsx";

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
        <Fragment key={story.id}>
          <Subheading>{labelOf(story.name)}</Subheading>
          <StoryCanvas story={story} />
        </Fragment>
      ))}
    </>
  );
}
