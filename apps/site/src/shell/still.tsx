import { type ComponentType, createElement, useLayoutEffect, useRef, useState } from "react";
import { keepPart, partOf } from "./fetchedPages.ts";

/** React gives no HTML to an element that can hold none. */
const holdsNothing = /^(?:hr|img)$/;

/**
 * What the build makes of a component of a `.still.tsx` module (build/still.ts): the pre-render gets the component; the browser
 * gets no code for it, and keeps the HTML that it finds in the page.
 */
export function still(id: string, Component?: ComponentType): ComponentType {
  if (Component) {
    // A wrapper that build/stillRoots.ts takes away where it can.
    return () => (
      <div data-still={id}>
        <Component />
      </div>
    );
  }
  return function Still() {
    // Read once: React would write it again if it changed, and fold what a reader has unfolded.
    const [{ tag, attributes, html }] = useState(() => partOf(id));
    const part = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
      const shown = part.current;
      // As they are written in HTML, whose names are not React's.
      for (const [name, value] of attributes) shown?.setAttribute(name, value);
      return () => {
        if (shown) keepPart(shown);
      };
    }, [attributes]);
    return createElement(tag, {
      ref: part,
      suppressHydrationWarning: true,
      ...(!holdsNothing.test(tag) && { dangerouslySetInnerHTML: { __html: html } }),
    });
  };
}
