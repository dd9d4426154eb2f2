"use client";

import { BoatTracks, type BoatTrack, type Frame } from "@sillages/illustrations";
import { createContext, use } from "react";

/** The track of a boat, with how many of its points are behind at each step. */
export interface PlayedTrack extends BoatTrack {
  marks: readonly number[];
}

/** The step that is shown; none: all that was sailed. */
export const TrackStep = createContext<number | undefined>(undefined);

/** The tracks of a voyage, as far as the step that is shown. */
export function TrackLayer({ frame, tracks }: { frame: Frame; tracks: readonly PlayedTrack[] }) {
  const step = use(TrackStep);
  const shown = tracks.map(({ ink, line, marks }) => ({
    ink,
    line: step === undefined ? line : line.slice(0, marks[step]),
  }));
  return <BoatTracks frame={frame} tracks={shown} />;
}
