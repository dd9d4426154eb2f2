"use client";

import { type ReactNode, type Ref, useLayoutEffect, useRef } from "react";
import { lit, surface } from "@sillages/ui/theme";
import * as styles from "./ProjectedScreen.css.ts";

export interface ProjectedScreenProps {
  /** What it is, for a reader: « Mode classe ». */
  label: string;
  /** Where one stands. */
  head: ReactNode;
  /** What acts on the screen itself: full screen, the way out. */
  actions: ReactNode;
  /** What is read from the back of the room. */
  children: ReactNode;
  /** What the teacher acts with. */
  foot: ReactNode;
  /** The element to show in full screen: a dialog itself may not be. */
  ref?: Ref<HTMLDivElement>;
  /** Escape was pressed: the page decides. */
  onLeave: () => void;
}

/** The whole window, for a projector: letters as large as it allows, the inks of the day, the page behind out of reach. */
export function ProjectedScreen({
  label,
  head,
  actions,
  children,
  foot,
  ref,
  onLeave,
}: ProjectedScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    // Closed before it leaves the page, so that the browser gives focus back: a dialog that is only removed loses it.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.window}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      onClose={onLeave}
    >
      <div ref={ref} className={`${lit} ${surface.paper} ${styles.screen}`}>
        <div className={styles.head}>
          <div>{head}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>{foot}</div>
      </div>
    </dialog>
  );
}
