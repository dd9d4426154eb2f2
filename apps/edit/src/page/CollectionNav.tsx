import { Disclosure, Link, Stack } from "@sillages/ui";
import { useState } from "react";
import type { Collection } from "../api.ts";
import { words } from "../words.ts";
import { addressOf } from "./address.ts";
import * as styles from "./Editor.css.ts";
import { sectionsOf } from "./sections.ts";

interface CollectionNavProps {
  readonly collections: readonly Collection[];
  readonly current?: string | undefined;
}

/** Everything that can be written, by the place of the site that shows it. */
export function CollectionNav({ collections, current }: CollectionNavProps) {
  // The section that one comes back from stays unfolded: the link that was followed is in it.
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return (
    <nav aria-label={words.navigation}>
      <Stack space="close">
        {sectionsOf(collections).map((section) => (
          <Disclosure
            key={section.label}
            label={section.label}
            open={section.collections.some(({ folder }) => folder === last)}
          >
            <ul className={styles.list}>
              {section.collections.map(({ folder, label }) => (
                <li key={folder}>
                  <Link variant="listed" href={addressOf(folder)} current={folder === current}>
                    {capital(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </Stack>
    </nav>
  );
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
