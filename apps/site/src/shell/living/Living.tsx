import { useId } from "react";
import { LivingPart, type LivingPartProps } from "./LivingPart.tsx";

export type LivingProps = Omit<LivingPartProps, "id">;

/**
 * A part of a page that lives: its code is asked for when somebody touches it. It wakes alone, and what a visitor did to it
 * before is done again then (boot/); where it fails, the HTML that the server sent stays. Layout looks through its element.
 */
export function Living(props: LivingProps) {
  // Made at build: ids made in the browser would be others, where React renders the page anew.
  return <LivingPart id={useId()} {...props} />;
}
