import type { ComponentProps, JSX } from "react";

/** What the kit decides of an element: its look. */
type Look = "className" | "style" | "dangerouslySetInnerHTML";

/**
 * All that an HTML element takes, `ref`, `data-*` and `aria-*` included, but its look and `Own`, which the component gives a
 * meaning of its own. JSX lets any name with a dash through that a type does not forbid.
 */
export type Native<Element extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentProps<Element>,
  Look | Own
> & { [Name in Own & `${string}-${string}`]?: never };
