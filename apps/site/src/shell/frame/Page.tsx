import { Children, type ReactNode } from "react";
import { PageFrame } from "./PageFrame.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

interface PageProps {
  /** The sections, one by one. The first is what the first paint shows. */
  children: ReactNode;
  /** What stands behind them. */
  backdrop?: (sections: ReactNode) => ReactNode;
  /** Stands after the footer. */
  afterFooter?: ReactNode;
}

/** A page below the header: its content, and the footer. */
export function Page({ children, backdrop, afterFooter }: PageProps) {
  const [opening, ...others] = Children.toArray(children);
  const footer = (
    <>
      <SiteFooter />
      {afterFooter}
    </>
  );
  return (
    <PageFrame opening={opening} footer={footer} backdrop={backdrop}>
      {others}
    </PageFrame>
  );
}
