import { Heading, Link, Text } from "@sillages/ui";
import type { ReactNode } from "react";
import { SignalHoist } from "../SignalHoist/SignalHoist.tsx";
import * as styles from "./PortList.css.ts";

/** A port as a rutter tells it. */
export interface PortEntry {
  /** Its anchor. */
  id: string;
  /** Its place in the voyage, from 1. */
  step: number;
  name: string;
  /** « Portugal, mars 2026 » */
  when: string;
  /** « 41° 11′ N, 8° 42′ O. » */
  position: string;
  /** « À 340 km, 180 milles du port d’avant. » */
  distance: string;
  /** One sentence. */
  note: string;
  /** That the boats were there: « Escale faite. » */
  done?: ReactNode;
  /** Where it is told that they were: « Escale faite le 30 mars 2026 ». */
  log?: { label: string; href: string } | undefined;
}

export interface PortListProps {
  /** In the order of the voyage. */
  ports: readonly PortEntry[];
}

/** Its first three letters, as flags have them: without accents or spaces. */
const lettersOf = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/[^a-z]/gi, "")
    .slice(0, 3);

/** Ports one after the other, each with its flags, its place and its story. */
export function PortList({ ports }: PortListProps) {
  return (
    <ol className={styles.list}>
      {ports.map(({ distance, done, id, log, name, note, position, step, when }) => (
        <li key={id} id={id} className={styles.port} data-step={step}>
          <SignalHoist letters={lettersOf(name)} />
          <Heading level={3} size="subtitle">
            {name}
          </Heading>
          <p className={styles.when}>{when}</p>
          <Text>{note}</Text>
          <p className={styles.place}>
            {/* One text with its space: alone after a full stop, Chromium leaves it out of what is heard. */}
            {`${position} `}
            <span>{distance}</span> {done}
          </p>
          {log && (
            <p className={styles.place}>
              <Link href={log.href} variant="standalone">
                {log.label}
              </Link>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
