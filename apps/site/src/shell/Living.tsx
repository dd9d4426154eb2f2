"use client";

import { dayInParis } from "@sillages/content";
import { type ReactNode, Suspense, useEffect, useId, useRef } from "react";
import { ALIVE } from "../boot/asleep.ts";
import { useNow } from "./now.tsx";
import { PartBoundary } from "./PartBoundary.tsx";

/** How long what a part says of the day stays true: written in its HTML, so that a page wakes where it no longer is. */
const lengths = { year: 4, month: 7, day: 10 } as const;

export interface LivingProps {
  children: ReactNode;
  /** Besides a press, a key or the focus: an address that chooses something in it. */
  wakes?: "address";
  /** What it says follows the visitor's day, and may change with this period. */
  dated?: keyof typeof lengths;
  /** « span » inside a text. @defaultValue "div" */
  as?: "div" | "span";
}

/**
 * A part of a page that lives: its code is asked for when somebody touches it. It wakes alone, and what a visitor did to it
 * before is done again then (boot/); where it fails, the HTML that the server sent stays. Layout looks through its element.
 */
export function Living(props: LivingProps) {
  const id = useId();
  return (
    <Suspense>
      <PartBoundary id={id}>
        <Part id={id} {...props} />
      </PartBoundary>
    </Suspense>
  );
}

function Part({ id, children, wakes, dated, as: Element = "div" }: LivingProps & { id: string }) {
  const day = dayInParis(useNow());
  return (
    <Element id={id} data-living={wakes ?? ""} data-dated={dated && day.slice(0, lengths[dated])}>
      {children}
      <Alive id={id} />
    </Element>
  );
}

/** Tells that React has come to the part `id`, once all that is in it lives. */
function Alive({ id }: { id: string }) {
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    const part = document.getElementById(id);
    part?.setAttribute("data-alive", "");
    part?.dispatchEvent(new Event(ALIVE, { bubbles: true }));
  }, [id]);
  return null;
}
