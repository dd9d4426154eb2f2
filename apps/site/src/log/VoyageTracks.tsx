import { accueil, capitalised, dayInShort, type VoyageId } from "@sillages/content";
import { boats, logWords, standingOf } from "@sillages/content/journal";
import type { SurfaceName } from "@sillages/ui";
import type { ReactNode } from "react";
import { frames } from "../map/frames.ts";
import { RouteChart } from "../map/RouteChart.tsx";
import { TitledSection } from "../sections/TitledSection.tsx";
import { Living } from "../shell/living/Living.tsx";
import { TrackLayer } from "./TrackLayer.tsx";
import { TrackPlayer } from "./TrackPlayer.tsx";
import { tracksOf } from "./tracks.ts";

interface VoyageTracksProps {
  id: VoyageId;
  surface: SurfaceName;
  /** The days of the first and the last known position: « 2026-03-07 ». */
  days: readonly [first: string, last: string];
  /** What happened on the way. */
  children: ReactNode;
}

/** What was sailed of a voyage, over the road that was announced. */
export function VoyageTracks({ id, surface, days, children }: VoyageTracksProps) {
  const { steps, tracks } = tracksOf(id);
  const name = accueil.expeditions.map.voyages[id];
  const standings = boats.flatMap((boat) => standingOf(boat.id) ?? []).filter(({ voyage }) => voyage === id);
  const label = logWords.chartLabel(name, standings);
  return (
    <TitledSection id={id} title={capitalised(name)} surface={surface} space="close" stack="close">
      <Living>
        <TrackPlayer
          steps={steps}
          ends={[dayInShort(days[0]), dayInShort(days[1])]}
          words={logWords.chart}
          chart={
            <RouteChart voyage={id} label={label} layer={<TrackLayer frame={frames[id]} tracks={tracks} />} />
          }
        >
          {children}
        </TrackPlayer>
      </Living>
    </TitledSection>
  );
}
