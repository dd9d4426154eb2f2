"use client";

import { dayInParis } from "@sillages/content";
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { ALIVE, LAID } from "../../boot/asleep.ts";
import { useNow } from "../time/now.tsx";
import { PartBoundary } from "./PartBoundary.tsx";

/** How long what a part says of the day stays true: written in its HTML, so that a page wakes where it no longer is. */
const lengths = { year: 4, month: 7, day: 10 } as const;

export interface LivingPartProps {
  /** From the payload: the same when React renders the part anew. */
  id: string;
  children: ReactNode;
  /** Besides a press, a key or the focus: an address that chooses something in it. */
  wakes?: "address";
  /** What it says follows the visitor's day, and may change with this period. */
  dated?: keyof typeof lengths;
  /** « span » inside a text. @defaultValue "div" */
  as?: "div" | "span";
}

/** The client side of `Living`. */
export const LivingPart = (props: LivingPartProps) => (
  <Suspense>
    <PartBoundary id={props.id}>
      <Part {...props} />
    </PartBoundary>
  </Suspense>
);

function Part({ id, children, wakes, dated, as: Element = "div" }: LivingPartProps) {
  const day = dayInParis(useNow());
  return (
    <Element id={id} data-living={wakes ?? ""} data-dated={dated && day.slice(0, lengths[dated])}>
      {children}
      <Alive id={id} />
    </Element>
  );
}

const say = (part: HTMLElement | null, type: string) =>
  part?.dispatchEvent(new Event(type, { bubbles: true }));

/** Tells that React has committed the part `id`, then that all that is in it is hydrated. */
function Alive({ id }: { id: string }) {
  const told = useRef(false);
  useLayoutEffect(() => void say(document.getElementById(id), LAID), [id]);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    const part = document.getElementById(id);
    part?.setAttribute("data-alive", "");
    say(part, ALIVE);
  }, [id]);
  return null;
}
