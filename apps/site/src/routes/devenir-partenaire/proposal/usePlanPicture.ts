import { drawSailPlan } from "@sillages/illustrations";
import { type RefObject, useEffect, useState } from "react";
import { markedSpaces } from "../sail/markedSpaces.ts";
import type { Plan } from "../sail/plan.ts";
import type { SailChoice } from "../sail/sailChoice.ts";

/** Time for a name to be typed to its end: the plan is drawn once, and not at each letter. */
const PAUSE = 400;

type Drawn = Pick<SailChoice, "chosen" | "logo" | "name">;

async function draw(plan: Plan, choice: Drawn, like: Element): Promise<string> {
  const blob = await drawSailPlan({
    drawings: plan.drawings,
    chosen: await markedSpaces(plan, choice),
    eyebrow: "",
    title: "",
    lines: [],
    like,
  });
  return URL.createObjectURL(blob);
}

/** The plan with the choice on it, as a picture; `failed` where this browser draws none. */
export function usePlanPicture(plan: Plan, choice: SailChoice, place: RefObject<Element | null>) {
  const [picture, show] = useState<{ src?: string; failed?: boolean }>({});
  const { chosen, logo, name } = choice;
  useEffect(() => {
    let src: string | undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      // Its ground and its ink are those of the sheet that it lies on.
      const sheet = place.current?.querySelector("section");
      if (!sheet) return;
      draw(plan, { chosen, logo, name }, sheet).then(
        (drawn) => {
          src = drawn;
          if (isLeft) URL.revokeObjectURL(drawn);
          else show({ src: drawn });
        },
        () => !isLeft && show({ failed: true }),
      );
    }, PAUSE);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      if (src) URL.revokeObjectURL(src);
    };
  }, [plan, chosen, logo, name, place]);
  return picture;
}
