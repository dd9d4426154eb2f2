import type { Native } from "../../internal/native.ts";
import { MediaSection, type MediaSectionProps } from "./MediaSection.tsx";
import { pair } from "./layouts/stack.css.ts";

/** A drawing on top, words on its main ink below, and the id of the heading that names it. */
export type MediaPairPanel = Required<
  Pick<MediaSectionProps, "picture" | "children" | "surface" | "labelledBy">
>;

export interface MediaPairProps extends Native<"div", "children"> {
  /** Two, or as many pairs as needed. */
  panels: readonly MediaPairPanel[];
  /** The anchor of the pair. */
  id?: string | undefined;
}

/** Two panels that touch and fill the window: what they say is compared line by line. */
export function MediaPair({ panels, id, ...native }: MediaPairProps) {
  return (
    <div {...native} id={id} className={pair}>
      {panels.map((panel) => (
        <MediaSection key={panel.labelledBy} layout="stack" {...panel} />
      ))}
    </div>
  );
}
