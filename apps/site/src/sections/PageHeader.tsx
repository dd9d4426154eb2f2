import type { DrawingId } from "@sillages/content";
import {
  Heading,
  type HeadingFit,
  Hero,
  type HeroLayout,
  Section,
  type SurfaceName,
  Text,
} from "@sillages/ui";
import type { ReactNode } from "react";
import { pictureOf } from "../shell/pictureOf.ts";

interface PageHeaderProps {
  title: string;
  /** The title in fitted lines. */
  fit?: HeadingFit;
  lead: ReactNode;
  /** Beside the words; without one the header stays plain. */
  drawing?: DrawingId;
  /** The same scene composed for a phone. */
  tall?: DrawingId;
  /** Before and after the drawing of a `reel`. */
  frames?: readonly [before: DrawingId, after: DrawingId];
  /**
   * How the page is composed, as a `Hero` says it: no two pages alike.
   * @defaultValue "split"
   */
  layout?: HeroLayout;
  /** When the drawing is fetched. */
  load?: "now" | "shown";
  surface?: SurfaceName;
  /** A `Stamp`, astride the words and the drawing. */
  stamp?: ReactNode;
  /** After the actions. */
  foot?: ReactNode;
  /** The actions of the page. */
  children?: ReactNode;
}

/** The head of a page: its h1, its lead, its actions, its drawing. */
export function PageHeader({
  title,
  fit,
  lead,
  drawing,
  tall,
  frames,
  layout = "split",
  load = "now",
  surface = "dawn",
  stamp,
  foot,
  children,
}: PageHeaderProps) {
  const words = (
    <>
      {fit ? (
        <Heading level={1} size="poster" fit={fit} focusable />
      ) : (
        <Heading level={1} size="poster" focusable>
          {title}
        </Heading>
      )}
      <Text size="lead">{lead}</Text>
    </>
  );
  if (drawing) {
    return (
      <Hero
        layout={layout}
        picture={pictureOf(drawing)}
        tall={tall && pictureOf(tall)}
        frames={frames && [pictureOf(frames[0]), pictureOf(frames[1])]}
        load={load}
        surface={surface}
        stamp={stamp}
        actions={children}
        foot={foot}
      >
        {words}
      </Hero>
    );
  }
  return (
    <Section surface={surface} space="head" stack="regular">
      {words}
      {children}
      {foot}
    </Section>
  );
}
