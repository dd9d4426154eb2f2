import { dossier } from "@sillages/content";
import { PrintPage } from "@sillages/illustrations";
import { Heading, type PictureSource, type SurfaceName } from "@sillages/ui";
import type { ReactNode } from "react";

export interface PartProps {
  id: string;
  heading: string;
  surface?: SurfaceName;
  /** A band across the head of the page. */
  band?: PictureSource;
  children: ReactNode;
}

/** A page of the dossier, under its heading. */
export function Part({ id, heading, surface = "paper", band, children }: PartProps) {
  return (
    <PrintPage id={id} labelledBy={`${id}-titre`} surface={surface} running={dossier.running} band={band}>
      <Heading level={2} size="section" id={`${id}-titre`}>
        {heading}
      </Heading>
      {children}
    </PrintPage>
  );
}
