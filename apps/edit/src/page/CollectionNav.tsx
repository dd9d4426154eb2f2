import { Heading, Link, Stack } from "@sillages/ui";
import type { Collection } from "../api.ts";
import { words } from "../words.ts";
import { addressOf } from "./address.ts";
import * as styles from "./Editor.css.ts";

interface CollectionNavProps {
  readonly collections: readonly Collection[];
  readonly current?: string | undefined;
}

export function CollectionNav({ collections, current }: CollectionNavProps) {
  const isWords = ({ folder }: Collection) => folder.includes("/");
  const entries = collections.filter((collection) => !isWords(collection));
  return (
    <nav aria-label={words.navigation}>
      <Stack>
        <Links {...{ current }} collections={entries} />
        <Heading level={2} size="question">
          {words.pageWords}
        </Heading>
        <Links {...{ current }} collections={collections.filter(isWords)} />
      </Stack>
    </nav>
  );
}

function Links({ collections, current }: CollectionNavProps) {
  return (
    <ul className={styles.list}>
      {collections.map(({ folder, label }) => (
        <li key={folder}>
          <Link href={addressOf(folder)} current={folder === current}>
            {capital(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
