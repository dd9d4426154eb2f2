import { fill } from "../../internal/fill.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { WakeLine } from "./WakeLine.tsx";
import * as styles from "./CarouselControls.css.ts";

export interface CarouselLabels {
  /** What it is, for a reader: « carrousel ». */
  carouselLabel: string;
  /** What each part is: « diapositive ». */
  slideLabel: string;
  /** « {position} sur {total} ». */
  positionLabel: string;
  /** « Image précédente ». */
  previousLabel: string;
  /** « Image suivante ». */
  nextLabel: string;
  /** What the rotation button does while it turns: « Arrêter le défilement ». */
  pauseLabel: string;
  /** What it does while it is still: « Reprendre le défilement ». */
  playLabel: string;
  /** Name of the entries of a `showcase`, for a reader: « Choisir une image ». */
  pickerLabel: string;
  /** Said in place of slides on their way: « L’image arrive… ». */
  loadingLabel: string;
}

interface CarouselControlsProps {
  layout: keyof typeof styles.layout;
  labels: Pick<CarouselLabels, "nextLabel" | "pauseLabel" | "playLabel" | "positionLabel" | "previousLabel">;
  rowId: string;
  rotation: { playing: boolean; toggle: () => void } | undefined;
  /** Whether it is known which of several slides are in sight. */
  known: boolean;
  /** Whether there is anything to bring in sight. */
  movable: boolean;
  at: number;
  count: number;
  onPrevious: () => void;
  onNext: () => void;
}

/** The buttons come before the slides, the rotation first: who tabs in can stop what moves before meeting it. */
export function CarouselControls({
  layout,
  labels,
  rowId,
  rotation,
  known,
  movable,
  at,
  count,
  onPrevious,
  onNext,
}: CarouselControlsProps) {
  return (
    <div
      className={`${layout === "showcase" ? surface.night : ""} ${styles.layout[layout]} ${known ? "" : styles.idle}`}
    >
      <div className={`${styles.buttons} ${movable ? "" : styles.idle}`}>
        {rotation && (
          <IconButton
            data-rotation=""
            label={rotation.playing ? labels.pauseLabel : labels.playLabel}
            aria-controls={rowId}
            onClick={rotation.toggle}
          >
            {rotation.playing ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
        )}
        <IconButton label={labels.previousLabel} aria-controls={rowId} onClick={onPrevious}>
          <ArrowLeftIcon />
        </IconButton>
        <IconButton label={labels.nextLabel} aria-controls={rowId} onClick={onNext}>
          <ArrowRightIcon />
        </IconButton>
        {layout === "figures" && (
          <WakeLine className={styles.progress} percent={count && ((at + 1) / count) * 100} />
        )}
      </div>
      <span className={styles.position}>
        {fill(labels.positionLabel, { position: at + 1, total: count })}
      </span>
    </div>
  );
}
