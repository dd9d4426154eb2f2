"use client";

import { StageMap } from "@sillages/illustrations";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { SailedRoadsOf } from "../../map/VoyageLayer.tsx";
import { useVoyageTool } from "../../map/useVoyageTool.ts";
import { sailTo, useVoyageStep } from "../../map/voyageStep.ts";

interface FollowedChartProps {
  /** The ids of the stages of the chart, in its order, and the one that it is of. */
  stages: readonly string[];
  stage: string;
  children: ReactNode;
}

/** The line of the window that one reads at: its middle, lower where the chart lies over its top. */
const READ = { beside: "-45% 0px -54% 0px", below: "-66% 0px -33% 0px" };

/** A chart that follows the reader from port to port, and leads to the port that is pressed on it. */
export function FollowedChart({ stages, stage, children }: FollowedChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const tool = useVoyageTool(place);
  const step = useVoyageStep();

  useEffect(() => {
    const ports = place.current?.closest("section")?.querySelectorAll<HTMLElement>("[data-step]") ?? [];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          target.toggleAttribute("data-here", isIntersecting);
          if (isIntersecting) sailTo(Number(target.getAttribute("data-step")));
        }
      },
      { rootMargin: matchMedia("(min-width: 1081px)").matches ? READ.beside : READ.below },
    );
    for (const port of ports) observer.observe(port);
    return () => observer.disconnect();
  }, []);

  const onClickCapture = (event: MouseEvent) => {
    const id = tool?.callAt(event.nativeEvent)?.id;
    if (id) location.hash = id;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list beside it holds the same ports
    <div ref={place} onClickCapture={onClickCapture}>
      <SailedRoadsOf value={tool?.sailedRoads}>
        <StageMap
          stages={stages}
          selected={tool && step !== undefined ? "" : stage}
          onSelect={() => undefined}
        >
          {children}
        </StageMap>
      </SailedRoadsOf>
    </div>
  );
}
