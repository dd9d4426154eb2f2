import type { accueil } from "@sillages/content";
import { CallNote, MapScreen, useFullScreen, VoyageSlider, ZoomPane } from "@sillages/illustrations";
import { ExpandIcon, IconButton, Status, Text } from "@sillages/ui";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { useOnceNear } from "../shell/living/useOnceNear.ts";
import { SailedRoadsOf } from "./VoyageLayer.tsx";
import { sailTo, useVoyageStep } from "./voyageStep.ts";

/** What the map is moved with. */
const loadTool = () => import("./VoyageTool.lazy.ts");

export interface VoyageMapProps {
  /** The map. */
  children: ReactNode;
  words: Pick<(typeof accueil)["expeditions"]["map"], "voyage" | "zoom">;
  /** How many steps the voyage has, and the months of its first and its last call. */
  steps: number;
  ends: readonly [start: string, end: string];
}

/** A map that is brought closer, moved, shown on the whole screen, and along whose road one sails from call to call. */
export function VoyageMap({ children, words, steps, ends }: VoyageMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const step = useVoyageStep();
  // Where it cannot be had, the map stays as it is.
  const tool = useOnceNear(place, loadTool).loaded;
  const { isFull, toggle } = useFullScreen(place);
  /** Said where no control says it by itself. */
  const [said, say] = useState("");
  const inWords = (to: number) => tool?.placeInWords(to, words.voyage) ?? "";
  const go = (to: number, mustBeSaid: boolean) => {
    sailTo(to);
    say(mustBeSaid ? inWords(to) : "");
  };
  const onClickCapture = (event: MouseEvent) => {
    const call = tool?.callUnder(event.nativeEvent, tool.voyageCalls)?.step;
    if (call === undefined) return;
    event.stopPropagation();
    go(call, true);
  };
  return (
    <MapScreen ref={place} full={isFull}>
      <SailedRoadsOf value={tool?.sailedRoads}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the slider says the same to the keyboard */}
        <div onClickCapture={onClickCapture}>
          <ZoomPane
            ref={pane}
            controls={
              tool && (
                <tool.ZoomControls pane={pane} words={words.zoom}>
                  <IconButton label={words.zoom.fullScreen} aria-pressed={isFull} onClick={toggle}>
                    <ExpandIcon />
                  </IconButton>
                </tool.ZoomControls>
              )
            }
          >
            {children}
          </ZoomPane>
        </div>
      </SailedRoadsOf>
      <VoyageSlider
        label={words.voyage.label}
        previousLabel={words.voyage.previous}
        nextLabel={words.voyage.next}
        ends={ends}
        steps={steps}
        value={step ?? 0}
        valueText={inWords(step ?? 0) || words.voyage.departure}
        onChange={go}
      >
        {tool && step !== undefined ? (
          <tool.CallStory step={step} words={words.voyage} />
        ) : (
          <CallNote title={words.voyage.departure}>
            <Text size="small">{words.voyage.hint}</Text>
          </CallNote>
        )}
      </VoyageSlider>
      <Status tone="heard">{said}</Status>
    </MapScreen>
  );
}
