"use client";

import { fill } from "../../internal/fill.ts";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import { ArrowLeftIcon, ArrowRightIcon, ZoomInIcon, ZoomOutIcon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Lightbox.css.ts";
import type { LightboxItem, LightboxLabels } from "./Lightbox.tsx";

interface LightboxFootProps {
  item: LightboxItem;
  number: number;
  count: number;
  labels: Pick<LightboxLabels, "nextLabel" | "positionLabel" | "previousLabel" | "zoomLabel">;
  zoomed: boolean;
  /** The picture did not come: there is nothing to enlarge. */
  broken: boolean;
  /** On by one, or back by one. */
  onMove: (step: 1 | -1) => void;
  onZoom: () => void;
}

/** What is said of the picture, and what can be done with it. */
export function LightboxFoot({
  item,
  number,
  count,
  labels,
  zoomed,
  broken,
  onMove,
  onZoom,
}: LightboxFootProps) {
  return (
    <figcaption className={styles.foot}>
      <div className={styles.caption}>
        {item.mark}
        <div>{item.caption}</div>
      </div>
      <div className={styles.controls}>
        {count > 1 && (
          <>
            <IconButton label={labels.previousLabel} onClick={() => onMove(-1)}>
              <ArrowLeftIcon />
            </IconButton>
            <span className={styles.position} aria-live="polite">
              {fill(labels.positionLabel, { position: number, total: count })}
              <span className={visuallyHidden}> {item.picture.alt}</span>
            </span>
            <IconButton label={labels.nextLabel} onClick={() => onMove(1)}>
              <ArrowRightIcon />
            </IconButton>
          </>
        )}
        {!broken && (
          <button type="button" className={styles.zoom} aria-pressed={zoomed} onClick={onZoom}>
            {zoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
            {labels.zoomLabel}
          </button>
        )}
        {item.action && <div className={styles.action}>{item.action}</div>}
      </div>
    </figcaption>
  );
}
