import { type PictureSource, ProgressBar } from "@sillages/ui";
import { imageOf } from "../imageOf.ts";
import * as styles from "./LevelEmblem.css.ts";

export interface LevelEmblemProps {
  /** The token of the level. Its `alt` is left unsaid: the name beside it says as much. */
  picture: PictureSource;
  /** What the name is: « Votre niveau ». */
  label: string;
  /** The level reached: « Avancé ». */
  name: string;
  /** How far, from 0 to 100. */
  percentage: number;
  /** The percentage in words, seen below the bar: « 52 % de bonnes réponses ». */
  valueText: string;
  /** The scene that the level wins: the emblem is then a plate of a series, the scene above its title. */
  plate?: PictureSource;
}

/** The level that a quiz gives: a token, a name, and how far along the wakes; on a plate, under the scene that it wins. */
export function LevelEmblem({ picture, label, name, percentage, valueText, plate }: LevelEmblemProps) {
  return (
    <div className={plate && styles.plate}>
      {plate && <img className={styles.scene} {...imageOf(plate)} alt="" decoding="async" />}
      <div className={plate ? styles.title : styles.emblem}>
        <img className={styles.token} {...imageOf(picture)} alt="" />
        <div className={styles.body}>
          <p>
            {label} <strong className={styles.name}>{name}</strong>
          </p>
          <ProgressBar value={percentage} valueText={valueText} />
        </div>
      </div>
    </div>
  );
}
