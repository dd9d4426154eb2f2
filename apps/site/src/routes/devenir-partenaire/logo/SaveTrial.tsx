import { logoTrial, squareMetres } from "@sillages/content";
import { drawSailPlan, type SailSpace } from "@sillages/illustrations";
import { Button, Stack, Status } from "@sillages/ui";
import { type ReactNode, useRef, useState } from "react";
import { areaOf, type Plan } from "../sail/plan.ts";

const { closeUpSpaces, picture, save } = logoTrial;

function download(blob: Blob, name: string) {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

export interface SaveTrialProps {
  plan: Plan;
  /** With their logo. */
  chosen: readonly SailSpace[];
  /** Another action, beside this one. */
  children: ReactNode;
}

/** Draws the plan with its logo, and hands it over as a picture that says what it is not. */
export function SaveTrial({ plan, chosen, children }: SaveTrialProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"busy" | "saved" | "failed">();

  const draw = async () => {
    setState("busy");
    const numbers = chosen.map(({ number }) => number).toSorted((a, b) => a - b);
    try {
      const blob = await drawSailPlan({
        drawings: plan.drawings,
        chosen,
        title: picture.title,
        lines: [
          picture.spaces(closeUpSpaces(numbers), squareMetres(areaOf(plan, numbers))),
          picture.caution(plan.owner.name),
        ],
        like: place.current?.closest("section") ?? document.body,
      });
      download(blob, save.file(plan.owner.name.toLowerCase()));
      setState("saved");
    } catch {
      setState("failed");
    }
  };

  return (
    <div ref={place}>
      <Stack space="near">
        <Stack direction="row" space="near">
          {chosen.length > 0 && (
            <Button loading={state === "busy"} onClick={() => void draw()}>
              {state === "busy" ? save.busy : save.label}
            </Button>
          )}
          {children}
        </Stack>
        <Status tone={state === "failed" ? "error" : state === "saved" ? "done" : "plain"}>
          {(state === "saved" || state === "failed") && save[state]}
        </Status>
      </Stack>
    </div>
  );
}
