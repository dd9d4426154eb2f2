import { Button, Link, Stack, Text } from "@sillages/ui";
import { useEffect, useState } from "react";
import { saidOf } from "../said.ts";
import { words } from "../words.ts";
import type { GitHost, Published } from "./gitHost.ts";

/** How many files wait on the person's own branch, and the way to publish them. */
export function Publishing({ host }: { host: GitHost }) {
  const [waiting, setWaiting] = useState(0);
  const [published, setPublished] = useState<Published>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    host.waiting().then(setWaiting, (error) => setFailed(saidOf(error)));
  }, [host]);

  async function publish() {
    setBusy(true);
    setFailed(undefined);
    try {
      setPublished(await host.publish());
      setWaiting(await host.waiting());
    } catch (error) {
      setFailed(saidOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack space="close">
      <Text size="small">{words.host.waiting(waiting)}</Text>
      {waiting > 0 && (
        <Stack direction="row">
          <Button size="small" loading={busy} onClick={() => void publish()}>
            {words.host.publish}
          </Button>
        </Stack>
      )}
      <div aria-live="polite">
        {failed && <Text size="small">{failed}</Text>}
        {published?.status === "published" && <Text size="small">{words.host.published}</Text>}
        {published?.status === "waiting" && (
          <Text size="small">
            {words.host.notYet}{" "}
            <Link href={published.address} newWindow={words.newWindow}>
              {words.host.follow}
            </Link>
          </Text>
        )}
      </div>
    </Stack>
  );
}
