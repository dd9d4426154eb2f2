import { Link } from "@sillages/ui";
import type { Collection } from "../api.ts";
import { words } from "../words.ts";
import { addressOf } from "./address.ts";
import * as styles from "./Editor.css.ts";

interface CollectionNavProps {
  readonly collections: readonly Collection[];
  readonly current?: string | undefined;
}

export function CollectionNav({ collections, current }: CollectionNavProps) {
  return (
    <nav aria-label={words.navigation}>
      <ul className={styles.list}>
        {collections.map(({ folder, label }) => (
          <li key={folder}>
            <Link href={addressOf(folder)} current={folder === current}>
              {capital(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
