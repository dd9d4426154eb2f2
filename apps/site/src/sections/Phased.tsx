import type { Phase } from "@sillages/content";
import type { ReactNode } from "react";
import { Living } from "../shell/Living.tsx";
import { PhaseState } from "./PhaseState.tsx";

interface PhasedProps {
  /** What is said in each phase of the expedition. */
  states: Readonly<Record<Phase, ReactNode>>;
  /** « span » inside a text. @defaultValue "div" */
  as?: "div" | "span";
}

/** Words that follow the expedition: those of today are in the HTML, and the page wakes where the month has changed them. */
export function Phased({ as = "div", states }: PhasedProps) {
  return (
    <Living as={as} dated="month">
      <PhaseState {...states} />
    </Living>
  );
}
