"use client";

import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { lit, surface as ground } from "@sillages/ui/theme";
import * as styles from "./PrintDocument.css.ts";

export interface PrintPreviewProps {
  /** Several `PrintPage`, without an `id`: they are written twice. */
  children: ReactNode;
  /** What the page shows of them, where they are many. Without it, all. */
  sample?: ReactNode;
}

/** Sheets in the middle of a page. Printing the page prints these alone. */
export function PrintPreview({ children, sample = children }: PrintPreviewProps) {
  return (
    <>
      <div className={`${lit} ${styles.preview}`}>{sample}</div>
      {createPortal(<div className={`${ground.cream} ${styles.instead}`}>{children}</div>, document.body)}
    </>
  );
}
