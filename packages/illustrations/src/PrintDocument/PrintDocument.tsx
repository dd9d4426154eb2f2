import type { ReactNode } from "react";
import { Picture, type PictureSource, type SurfaceName } from "@sillages/ui";
import { surface as ground } from "@sillages/ui/theme";
import * as styles from "./PrintDocument.css.ts";

export interface PrintDocumentProps {
  /** Several `PrintPage`. */
  children: ReactNode;
  /** What only a screen needs: the way back, how to print. */
  bar: ReactNode;
}

/** A document to print: its leaves lie on a table on the screen, and are the A4 pages of the print. */
export function PrintDocument({ children, bar }: PrintDocumentProps) {
  return (
    <main className={`${ground.cream} ${styles.booklet}`}>
      <div className={styles.bar}>{bar}</div>
      {children}
    </main>
  );
}

export interface PrintPageProps {
  /** What one A4 page holds: about a thousand pixels high. Longer, it goes on on another page. */
  children: ReactNode;
  /** Repeated at the foot of each leaf, beside its number: seen, and not read between two leaves; a cover has none. */
  running?: ReactNode;
  /**
   * @defaultValue "paper"
   */
  surface?: SurfaceName;
  /** Fills the leaf, under words that keep to its calm top; below them on a phone. */
  picture?: PictureSource;
  /** A band across its head, to the edges. */
  band?: PictureSource | undefined;
  id?: string;
  labelledBy?: string;
  /** Names the page where no heading does. */
  label?: string;
}

/** One page of a printed document, inked to its edges, with its number at its foot. */
export function PrintPage(props: PrintPageProps) {
  const { children, running, surface = "paper", picture, band, id, label, labelledBy } = props;
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={`${ground[surface]} ${styles.leaf}`}
    >
      {picture && <Picture picture={picture} ratio="fill" load="now" />}
      {band && (
        <div className={styles.band}>
          {/* Some browsers print no picture that they have not fetched yet. */}
          <Picture picture={band} ratio="fill" load="now" />
        </div>
      )}
      <div className={styles.words}>{children}</div>
      {running && (
        <p className={styles.running} aria-hidden="true">
          {running}
        </p>
      )}
    </section>
  );
}
