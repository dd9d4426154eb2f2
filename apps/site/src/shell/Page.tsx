import { Children, type ReactNode } from "react";
import { SectionBoundary } from "./SectionBoundary.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

export interface PageProps {
  /** The sections, one by one: the failure of one leaves the others. */
  children: ReactNode;
  /** Stands after the footer. */
  afterFooter?: ReactNode;
}

/** A page below the header: its content, and the footer. */
export function Page({ children, afterFooter }: PageProps) {
  return (
    <>
      <main id="contenu" tabIndex={-1}>
        {Children.map(children, (section) => (
          <SectionBoundary>{section}</SectionBoundary>
        ))}
      </main>
      <SiteFooter />
      {afterFooter}
    </>
  );
}
