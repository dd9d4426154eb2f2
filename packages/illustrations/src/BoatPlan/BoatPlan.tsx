import { Fragment, type ReactNode, useId } from "react";
import * as styles from "./BoatPlan.css.ts";
import { front, marks as places, profile, swings } from "./drawing.ts";

/** Something of the boat that a number points at. */
export interface BoatMark {
  /** Which part or measure of the drawing. */
  at: keyof typeof places;
  /** What it is: « Tirant d’eau ». */
  label: string;
  /** How much, unit included: « 4,50 m ». */
  value: string;
  /** A sentence, where the measure alone does not tell. */
  note?: string;
}

interface NumbersProps {
  marks: readonly BoatMark[];
}

export interface BoatPlanProps {
  /** What introduces it, in one element: a `SectionHeader`. Above the list on a wide page, first on a phone. */
  children?: ReactNode;
  /** Numbered from 1 in this order, on the drawing and in the list. */
  marks: readonly BoatMark[];
}

/** The numbers of one view. What stands under water is drawn in paper. */
function Numbers({ marks, view }: NumbersProps & { view: "profile" | "front" }) {
  return marks.map(({ at }, index) => {
    const { at: point, guide, ruler, view: own } = places[at];
    if (own !== view) return null;
    const medium = point[1] > 0 ? "water" : "air";
    return (
      <Fragment key={at}>
        {guide && <path className={styles.guide[medium]} d={guide} />}
        {ruler && <path className={styles.ruler[medium]} d={ruler} />}
        <g transform={`translate(${point.join(" ")})`}>
          <circle className={styles.disc} r="16" />
          <text className={styles.number} y="1">
            {index + 1}
          </text>
        </g>
      </Fragment>
    );
  });
}

function Profile({ marks }: NumbersProps) {
  const id = useId();
  const { paint } = styles;
  return (
    <svg className={styles.view.profile} viewBox={profile.viewBox}>
      <clipPath id={id}>
        <path d={profile.mainsail} />
      </clipPath>
      <path className={paint.paper} d={profile.sun} />
      <path className={paint.sea} d={profile.sea} />
      <path className={paint.stay} d={profile.stays} />
      <path className={paint.fold} d={profile.gennaker} />
      <path className={paint.sun} d={profile.fold} />
      <path className={paint.paper} d={profile.mainsail} />
      <g clipPath={`url(#${id})`}>
        <path className={paint.batten} d={profile.battens} />
        <path className={paint.wakeRed} d={profile.wakes[1]} />
        <path className={paint.wakeBlue} d={profile.wakes[0]} />
      </g>
      <path className={paint.dark} d={profile.fins} />
      <path className={paint.dark} d={profile.bulb} />
      <path className={paint.spar} d={profile.spars} />
      <path className={paint.paper} d={profile.roof} />
      <path className={paint.hull} d={profile.hull} />
      <path className={paint.stripe} d={profile.stripe} />
      <path className={paint.dark} d={profile.foil} />
      <path className={paint.sun} d={profile.foilTip} />
      <Numbers marks={marks} view="profile" />
    </svg>
  );
}

function Front({ marks }: NumbersProps) {
  const { paint } = styles;
  return (
    <svg className={styles.view.front} viewBox={front.viewBox} preserveAspectRatio="xMidYMax slice">
      <path className={paint.sea} d={front.sea} />
      {swings.map((swing) => (
        <g key={swing} className={paint.swung} transform={swing}>
          <path d={front.fin} />
          <path d={front.bulb} />
        </g>
      ))}
      <path className={paint.swung} d={front.swing} />
      <path className={paint.paper} d={front.sail} />
      <path className={paint.stay} d={front.stays} />
      <path className={paint.dark} d={front.fin} />
      <path className={paint.dark} d={front.bulb} />
      <path className={paint.spar} d={front.spars} />
      <path className={paint.foil} d={front.foils} />
      <path className={paint.foilTip} d={front.foilTips} />
      <path className={paint.hull} d={front.hull} />
      <path className={paint.stripe} d={front.stripe} />
      <Numbers marks={marks} view="front" />
    </svg>
  );
}

/**
 * An IMOCA at its true proportions, from the side and from ahead, with numbers that lead to a list of its measures.
 * The drawing is silent for a reader: the list says all that it shows.
 */
export function BoatPlan({ children, marks }: BoatPlanProps) {
  return (
    <div className={styles.plan}>
      {children}
      <div className={styles.views} aria-hidden="true">
        <Profile marks={marks} />
        <Front marks={marks} />
      </div>
      <ol className={styles.list}>
        {marks.map(({ at, label, note, value }) => (
          <li key={at} className={styles.item}>
            <span className={styles.label}>{label}</span> <strong className={styles.value}>{value}</strong>
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
