import { type ComponentType, useEffect, useRef, useState } from "react";
import { keepStill, stillHtml } from "./fetchedPages.ts";

/**
 * What the build makes of a component of a `.still.tsx` module (build/still.ts): the pre-render gets the component; the browser
 * gets no code for it, and keeps the HTML that it finds in the page.
 */
export function still(id: string, Component?: ComponentType): ComponentType {
  if (Component) {
    return () => (
      <div data-still={id}>
        <Component />
      </div>
    );
  }
  return function Still() {
    // Read once: React would write it again if it changed, and fold what a reader has unfolded.
    const [html] = useState(() => stillHtml(id));
    const part = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const shown = part.current;
      return () => {
        if (shown) keepStill(id, shown.innerHTML);
      };
    }, []);
    return (
      <div ref={part} data-still={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    );
  };
}
