"use client";

import type { Native } from "../../internal/native.ts";
import { type ReactNode, useRef } from "react";
import { surface } from "../../theme/surfaces.css.ts";
import { CloseIcon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Status, type StatusProps } from "../Status/Status.tsx";
import * as styles from "./Toast.css.ts";

export interface ToastProps extends Native<"div", "onFocus" | "onKeyDown"> {
  /** One sentence; nothing when there is nothing to say. Render the toast all the time. */
  children?: ReactNode;
  /**
   * @defaultValue "done"
   */
  tone?: NonNullable<StatusProps["tone"]> | undefined;
  /** « Fermer ». */
  closeLabel: string;
  onClose: () => void;
}

/**
 * Says at the bottom of the window what has just been done. It stays until it is closed: nobody reads against a clock.
 * In a `Dialog`, or where there is room beside what was pressed, prefer a `Status`.
 */
export function Toast({ children, tone = "done", closeLabel, onClose, ...native }: ToastProps) {
  const cameFrom = useRef<Element>(null);
  const close = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what bubbles from its own button
    <div
      {...native}
      className={`${surface.night} ${styles.toast}`}
      data-shown={children ? true : undefined}
      onFocus={({ currentTarget, relatedTarget }) => {
        // A link of its own words goes with them.
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // A dialog around it stays open.
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.words}>
        <Status tone={tone}>{children}</Status>
      </div>
      {children && (
        <IconButton shape="square" label={closeLabel} onClick={close}>
          <CloseIcon size={1.4} />
        </IconButton>
      )}
    </div>
  );
}
