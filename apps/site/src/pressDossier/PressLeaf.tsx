import { PrintPage } from "@sillages/illustrations";
import { Heading, type SurfaceName } from "@sillages/ui";
import type { ReactNode } from "react";
import { pressDossier } from "@sillages/content";

export interface PressLeafProps {
  id: string;
  heading: string;
  surface?: SurfaceName;
  children: ReactNode;
}

/** A page of the press kit, under its heading. */
export function PressLeaf({ id, heading, surface = "paper", children }: PressLeafProps) {
  return (
    <PrintPage id={id} labelledBy={`${id}-titre`} surface={surface} running={pressDossier.running}>
      <Heading level={2} size="section" id={`${id}-titre`}>
        {heading}
      </Heading>
      {children}
    </PrintPage>
  );
}
