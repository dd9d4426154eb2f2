import { trustedHtml } from "./trusted.ts";

// One object for good: React would empty the fold if it changed.
const nothing = { __html: trustedHtml("") };

/**
 * The end of what the first paint needs: the pre-render links the page's style sheet here (build/fold.ts), and inlines the rules
 * of what stands above. The browser leaves what it finds in it.
 */
export function Fold() {
  return <div hidden data-fold suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}
