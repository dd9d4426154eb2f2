import type { ReactNode } from "react";
import { PageStyles } from "./PageStyles.tsx";

interface PageFrameProps {
  /** What the first paint shows. */
  opening: ReactNode;
  /** The other sections. */
  children: ReactNode;
  footer: ReactNode;
  /** What stands behind the sections. */
  backdrop?: ((sections: ReactNode) => ReactNode) | undefined;
}

/** The frame of a page below the header. Its style sheet stays in place when a living page changes what it frames. */
export function PageFrame({ opening, children, footer, backdrop = (sections) => sections }: PageFrameProps) {
  return (
    <>
      <main id="contenu" tabIndex={-1}>
        {backdrop(
          <>
            {opening}
            <PageStyles />
            {children}
          </>,
        )}
      </main>
      {footer}
    </>
  );
}
