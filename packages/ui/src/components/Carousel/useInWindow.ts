"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether some of `element` is in the window. */
export function useInWindow(element: RefObject<HTMLElement | null>): boolean {
  const [inWindow, setInWindow] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInWindow(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return inWindow;
}
