import { logoTrial, squareMetres } from "@sillages/content";
import { drawSailPlan } from "@sillages/illustrations";
import { Button, Stack, Status } from "@sillages/ui";
import { useRef, useState } from "react";
import { download } from "../../../shell/links/download.ts";
import { useNow } from "../../../shell/time/now.tsx";
import { markedSpaces } from "./markedSpaces.ts";
import { areaOf, type Plan } from "./plan.ts";
import { linkTo } from "./preparedMail.ts";
import { type SailChoice, useSailChoice } from "./sailChoice.ts";

const { closeUpSpaces, picture, save } = logoTrial;

/** The plan with the choice on it, what it is not, its date, the link that brings it back and whom to write to. */
async function draw(plan: Plan, choice: SailChoice, now: Date, like: Element): Promise<File> {
  const chosen = await markedSpaces(plan, choice);
  const numbers = choice.chosen.toSorted((a, b) => a - b);
  const { mail, name } = plan.owner;
  const blob = await drawSailPlan({
    drawings: plan.drawings,
    chosen,
    eyebrow: picture.title,
    title: picture.headline(choice.name),
    lines: [
      picture.spaces(closeUpSpaces(numbers), squareMetres(areaOf(plan, numbers))),
      picture.caution(name, now.toLocaleDateString("fr", { timeZone: "Europe/Paris" })),
      picture.ways(linkTo(choice).replace(/^https?:\/\//, ""), mail),
    ],
    like,
  });
  return new File([blob], save.file(name.toLowerCase()), { type: "image/png" });
}

const keep = (file: File) => download(file, file.name);

/** Whether the device hands pictures to its other applications: a phone does. */
const canShare = () =>
  navigator.canShare?.({ files: [new File([], "image.png", { type: "image/png" })] }) ?? false;

/** Draws the plan with what is chosen on it, here and nowhere else, and hands the picture over. */
export function SaveTrial({ plan }: { plan: Plan }) {
  const place = useRef<HTMLDivElement>(null);
  const choice = useSailChoice();
  const now = useNow();
  const [state, setState] = useState<"busy" | "saved" | "failed">();

  const hand = async (give: (file: File) => unknown) => {
    setState("busy");
    try {
      const section = place.current?.closest("section") ?? document.body;
      await give(await draw(plan, choice, now, section));
      setState(give === keep ? "saved" : undefined);
    } catch (error) {
      // Who changes their mind in the list of applications has lost nothing.
      setState(error instanceof DOMException && error.name === "AbortError" ? undefined : "failed");
    }
  };

  return (
    <div ref={place}>
      <Stack space="near">
        <Stack direction="row" space="near">
          <Button variant="secondary" loading={state === "busy"} onClick={() => void hand(keep)}>
            {state === "busy" ? save.busy : save.label}
          </Button>
          {canShare() && (
            <Button
              variant="secondary"
              onClick={() => void hand((file) => navigator.share({ files: [file] }))}
            >
              {save.share}
            </Button>
          )}
        </Stack>
        <Status tone={state === "failed" ? "error" : state === "saved" ? "done" : "plain"}>
          {(state === "saved" || state === "failed") && save[state]}
        </Status>
      </Stack>
    </div>
  );
}
