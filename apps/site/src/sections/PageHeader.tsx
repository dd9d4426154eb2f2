import type { DrawingId } from "@sillages/content";
import { Heading, type HeadingFit, Hero, type HeroProps, Section, Stack, Text } from "@sillages/ui";
import type { ReactNode } from "react";
import { pictureOf } from "../shell/pictures/pictureOf.ts";

interface PageHeaderProps extends Pick<HeroProps, "foot" | "layout" | "load" | "stamp" | "surface"> {
  title: string;
  /** The title in fitted lines. */
  fit?: HeadingFit;
  lead: ReactNode;
  /** Beside the words, as `layout` composes them: no two pages alike. Without one the header stays plain. */
  drawing?: DrawingId;
  /** The same scene composed for a phone. */
  tall?: DrawingId;
  /** Before and after the drawing of a `reel`. */
  frames?: readonly [before: DrawingId, after: DrawingId];
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
  surface = "dawn",
  foot,
  children,
  ...hero
}: PageHeaderProps) {
  const words = (
    <>
      <Heading level={1} size="poster" focusable {...(fit ? { fit } : { children: title })} />
      <Text size="lead">{lead}</Text>
    </>
  );
  if (drawing) {
    return (
      <Hero
        {...hero}
        picture={pictureOf(drawing)}
        tall={tall && pictureOf(tall)}
        frames={frames && [pictureOf(frames[0]), pictureOf(frames[1])]}
        surface={surface}
        actions={children}
        foot={foot}
      >
        {words}
      </Hero>
    );
  }
  return (
    <Section surface={surface} space="head">
      <Stack>
        {words}
        {children}
        {foot}
      </Stack>
    </Section>
  );
}
