"use client";

import { type RefObject, useEffect } from "react";
import { ExclamationIcon } from "../Icon/Icon.tsx";
import * as styles from "./Lightbox.css.ts";
import type { LightboxItem, LightboxLabels } from "./Lightbox.tsx";

interface LightboxPictureProps {
  item: LightboxItem;
  /** What scrolls at 100 %. */
  frame: RefObject<HTMLDivElement | null>;
  zoomed: boolean;
  /** The picture did not come. */
  broken: boolean;
  failedLabel: LightboxLabels["failedLabel"] | undefined;
  onBroken: () => void;
}

/** The picture as the window lets it be; at 100 %, a frame that scrolls, from its middle. */
export function LightboxPicture({
  item,
  frame,
  zoomed,
  broken,
  failedLabel,
  onBroken,
}: LightboxPictureProps) {
  const { picture, text } = item;

  useEffect(() => {
    const { current } = frame;
    if (!zoomed || !current) return;
    current.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    );
  }, [frame, zoomed]);

  return (
    <div
      ref={frame}
      className={`${zoomed ? styles.frameZoomed : styles.frame} ${styles.room[text ? "shared" : "whole"]}`}
      {...(zoomed && { tabIndex: 0, role: "group", "aria-label": picture.alt })}
    >
      {broken ? (
        <output className={styles.failed}>
          <ExclamationIcon /> {failedLabel}
        </output>
      ) : (
        <img
          key={picture.src}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          className={zoomed ? styles.pictureZoomed : styles.picture}
          {...(failedLabel && { onError: onBroken })}
        />
      )}
    </div>
  );
}
