import type { ReactNode } from "react";
import { SiteFooter } from "./SiteFooter.tsx";

export interface PageProps {
  children: ReactNode;
  /** Stands after the footer. */
  afterFooter?: ReactNode;
}

/** A page below the header: its content, and the footer. */
export function Page({ children, afterFooter }: PageProps) {
  return (
    <>
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      {afterFooter}
    </>
  );
}
