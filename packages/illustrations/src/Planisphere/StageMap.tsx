"use client";

import type { MouseEvent, ReactNode } from "react";
import { choice } from "./chosen.css.ts";

export interface StageMapProps {
  /** A `Planisphere`. */
  children: ReactNode;
  /** The ids of its stages, in its order. */
  stages: readonly string[];
  selected: string;
  /** What is drawn now, for who does not see it: « Carte : la route du retour. » */
  label: string;
  /** Called with the stage that is pressed on the map. The keyboard chooses elsewhere: on `StageTabs` beside it. */
  onSelect: (id: string) => void;
}

/** Says which stage of the map inside is chosen. The map itself is never drawn anew, and needs no script. */
export function StageMap({ children, stages, selected, label, onSelect }: StageMapProps) {
  const onClick = ({ target }: MouseEvent) => {
    const id = target instanceof Element && target.closest("[data-stage]")?.getAttribute("data-stage");
    if (id) onSelect(id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the tabs beside it choose the same
    <figure aria-label={label} className={choice} data-chosen={stages.indexOf(selected)} onClick={onClick}>
      {children}
    </figure>
  );
}
