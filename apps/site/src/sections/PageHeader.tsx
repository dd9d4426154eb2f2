import type { DrawingId } from "@sillages/content";
import { Headline, Poster, Section, Stack, type SurfaceName, Text } from "@sillages/ui";
import type { ReactNode } from "react";
import { pictureOf } from "../shell/pictureOf.ts";

export interface PageHeaderProps {
  title: string;
  lead: string;
  /** Beside the words; without one the header stays plain. */
  drawing?: DrawingId;
  surface?: SurfaceName;
  /** The actions of the page. */
  children?: ReactNode;
}

/** The head of a page: its h1, its lead, its actions, its drawing. */
export function PageHeader({ title, lead, drawing, surface = "aube", children }: PageHeaderProps) {
  const words = (
    <>
      <Headline level={1} size="poster" focusable>
        {title}
      </Headline>
      <Text size="lead">{lead}</Text>
      {children && (
        <Stack direction="row" space="near">
          {children}
        </Stack>
      )}
    </>
  );
  if (drawing) {
    return (
      <Poster picture={pictureOf(drawing)} surface={surface}>
        {words}
      </Poster>
    );
  }
  return (
    <Section surface={surface}>
      <Stack>{words}</Stack>
    </Section>
  );
}
