import { Heading, Link, Stack, Text } from "@sillages/ui";
import { words } from "../words.ts";
import * as styles from "./Editor.css.ts";
import { pageOf } from "./pageOf.ts";

interface PreviewProps {
  readonly site: string;
  readonly folder: string;
  readonly id?: string | undefined;
  /** Seen again after each saving. */
  readonly saves: number;
}

/** The page of the site that shows the entry. */
export function Preview({ site, folder, id, saves }: PreviewProps) {
  const address = `${site}${pageOf(folder, id)}`;
  return (
    <aside className={styles.preview} aria-label={words.preview}>
      <Stack space="close">
        <Heading level={2} size="subtitle">
          {words.preview}
        </Heading>
        <Text size="small" tone="muted">
          {words.previewHint}{" "}
          <Link href={address} newWindow={words.newWindow}>
            {words.openPreview}
          </Link>
        </Text>
      </Stack>
      {/* The site has an origin of its own: it reaches nothing of this page. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        key={`${address} ${saves}`}
        className={styles.site}
        src={address}
        loading="lazy"
        title={words.preview}
      />
    </aside>
  );
}
