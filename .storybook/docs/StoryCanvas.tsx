import { Anchor, Canvas } from "@storybook/addon-docs/blocks";
import { type ComponentProps, useEffect, useRef } from "react";
import { viewports } from "../toolbar/viewports.ts";
import { shownAs } from "./shownAs.ts";

interface Shown {
  id: string;
  moduleExport: NonNullable<ComponentProps<typeof Canvas>["of"]>;
  parameters: Parameters<typeof shownAs>[0]["parameters"] & { docs?: { story?: { height?: string } } };
  storyGlobals?: { viewport?: { value?: string } };
}

const windowOf = ({ parameters, storyGlobals }: Shown) => {
  const asked = storyGlobals?.viewport?.value ?? "";
  const height = parameters.docs?.story?.height;
  return asked in viewports
    ? (height ?? viewports[asked as keyof typeof viewports].styles.height)
    : undefined;
};

/** Makes a window, which Storybook draws as high as the box around it, no higher than what the story draws in it. */
function fit(frame: HTMLIFrameElement, highest: string) {
  const box = frame.parentElement;
  const drawn = frame.contentDocument?.querySelector("#storybook-root");
  if (!box || !drawn) return;
  new ResizeObserver(([entry]) => {
    const height = Math.ceil(entry?.contentRect.height ?? 0);
    if (height > 0) box.style.height = `min(${highest}, ${height}px)`;
  }).observe(drawn);
}

/** A story and its code. One that is made for a phone has the window of a phone: that is what its styles ask about. */
export function StoryCanvas({ story }: { story: Shown }) {
  const own = useRef<HTMLDivElement>(null);
  const height = windowOf(story);
  const fitted = height !== undefined && !story.parameters.docs?.story?.height;
  useEffect(() => {
    const box = own.current;
    if (!box || !fitted) return;
    // It does not bubble: heard on its way down.
    const loaded = ({ target }: Event) => target instanceof HTMLIFrameElement && fit(target, height);
    box.addEventListener("load", loaded, true);
    return () => box.removeEventListener("load", loaded, true);
  }, [fitted, height]);
  return (
    <div ref={own} className={shownAs(story)}>
      <Anchor storyId={story.id}>
        <Canvas of={story.moduleExport} {...(height && { story: { inline: false, height } })} />
      </Anchor>
    </div>
  );
}
