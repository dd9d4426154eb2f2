import { Children, type ReactNode } from "react";
import { Fold } from "./Fold.tsx";
import { SectionBoundary } from "./SectionBoundary.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

export interface PageProps {
  /** The sections, one by one: the failure of one leaves the others. The first is what the first paint shows. */
  children: ReactNode;
  /** What the sections stand in together. */
  backdrop?: (sections: ReactNode) => ReactNode;
  /** Without the newsletter: a page where one is busy. */
  quiet?: boolean;
  /** Stands after the footer. */
  afterFooter?: ReactNode;
}

/** A page below the header: its content, and the footer. */
export function Page({ children, backdrop = (sections) => sections, quiet = false, afterFooter }: PageProps) {
  return (
    <>
      <main id="contenu" tabIndex={-1}>
        {backdrop(
          Children.map(children, (section, index) => (
            <>
              <SectionBoundary>{section}</SectionBoundary>
              {index === 0 && <Fold />}
            </>
          )),
        )}
      </main>
      <SiteFooter quiet={quiet} />
      {afterFooter && <SectionBoundary>{afterFooter}</SectionBoundary>}
    </>
  );
}
