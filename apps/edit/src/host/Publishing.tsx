import { Button, Link, Stack, Text } from "@sillages/ui";
import { Status } from "../page/Status.tsx";
import { words } from "../words.ts";
import { PUBLICATION } from "./publication.ts";
import { type PublishingProps, usePublishing } from "./usePublishing.ts";

/** How many files wait on the draft branch, the way to publish them, and what others have published meanwhile. */
export function Publishing(props: PublishingProps) {
  const { waiting, published, news, failed, busy, publish } = usePublishing(props);
  return (
    <section id={PUBLICATION} tabIndex={-1} aria-label={words.host.publication}>
      <Stack space="close">
        <Text size="small">{words.host.waiting(waiting)}</Text>
        {waiting > 0 && (
          <Stack direction="row">
            <Button size="small" loading={busy} onClick={() => void publish()}>
              {words.host.publish}
            </Button>
          </Stack>
        )}
        <Status>
          {news && <Text size="small">{words.host[news]}</Text>}
          {failed && <Text size="small">{failed}</Text>}
          {published?.status === "published" && <Text size="small">{words.host.published}</Text>}
          {published?.status === "unknown" && <Text size="small">{words.host.unknown}</Text>}
          {published?.status === "waiting" && (
            <Text size="small">
              {words.host.notYet}{" "}
              <Link href={published.address} newWindow={words.newWindow}>
                {words.host.follow}
              </Link>
            </Text>
          )}
        </Status>
      </Stack>
    </section>
  );
}
