import { Heading, Link, Text } from "@sillages/ui";
import * as styles from "./LogList.css.ts";

/** A page of a ship's log, as a list of them shows it. */
export interface LogListEntry {
  /** Its anchor. */
  id: string;
  href: string;
  title: string;
  /** The day of the month, and what completes it: « 20 », « nov. 2026 ». */
  day: string;
  month: string;
  /** The boat that it was written on, by its ink and by its name. */
  boat: { ink: keyof typeof styles.band; name: string };
  /** « à Salvador de Bahia », « 33° 10′ N, 15° 35′ O » */
  place: string;
  /** How it begins. */
  excerpt: string;
}

export interface LogListProps {
  entries: readonly LogListEntry[];
  /**
   * The rank of the titles.
   * @defaultValue 3
   */
  level?: 2 | 3 | 4;
}

/** Pages of a ship's log: the day in large figures on the ink of the boat, the title, the place, the first words. */
export function LogList({ entries, level = 3 }: LogListProps) {
  return (
    <ol className={styles.list}>
      {entries.map(({ boat, day, excerpt, href, id, month, place, title }) => (
        <li key={id} id={id} className={styles.entry}>
          <p className={styles.band[boat.ink]}>
            <span className={styles.day}>{day}</span> <span className={styles.month}>{month}</span>
          </p>
          <div className={styles.words}>
            <Heading level={level} size="subtitle">
              <Link href={href} variant="standalone">
                {title}
              </Link>
            </Heading>
            <p className={styles.place}>
              {boat.name}, <span className={styles.held}>{place}</span>
            </p>
            <Text>{excerpt}</Text>
          </div>
        </li>
      ))}
    </ol>
  );
}
