import { groups } from "@sillages/content/editing-in-browser";
import { Button, Heading, Stack, Text } from "@sillages/ui";
import { surface } from "@sillages/ui/theme";
import { useCallback, useEffect, useState } from "react";
import { draftsIn } from "../entry/drafts.ts";
import { describe } from "../files/describe.ts";
import { Editor } from "../page/Editor.tsx";
import * as styles from "../page/Editor.css.ts";
import { saidOf } from "../said.ts";
import { words } from "../words.ts";
import { Refused, type Repository } from "./githubApi.ts";
import { GitHost, type News } from "./gitHost.ts";
import { hostStore } from "./hostStore.ts";
import { keepConflict } from "./keepConflict.ts";
import { Publishing } from "./Publishing.tsx";
import { SignIn } from "./SignIn.tsx";

/** The token lasts as long as the tab: nothing of it is left on a computer that others use. */
const TOKEN = "jeton";

/** The editing page on the git host, for who signs in. */
export function Admin({ repository }: { repository: Repository }) {
  const [host, setHost] = useState<GitHost>();
  const [signing, setSigning] = useState(() => sessionStorage.getItem(TOKEN) !== null);
  const [failed, setFailed] = useState<unknown>();
  /** Whether a button brought the page here, which is no more. */
  const [asked, setAsked] = useState(false);

  const signIn = useCallback(() => {
    const token = sessionStorage.getItem(TOKEN);
    if (!token) return;
    GitHost.signIn(repository, token)
      .then(setHost, (error: unknown) => {
        if (error instanceof Refused) sessionStorage.removeItem(TOKEN);
        setFailed(error);
      })
      .finally(() => setSigning(false));
  }, [repository]);
  useEffect(signIn, [signIn]);

  const retry = () => {
    setAsked(true);
    setSigning(true);
    signIn();
  };

  if (!host && failed && !(failed instanceof Refused))
    return <Unreached error={failed} retrying={signing} onRetry={retry} />;
  if (signing) return undefined;
  if (!host) {
    const enter = (entered: GitHost, token: string) => {
      sessionStorage.setItem(TOKEN, token);
      setAsked(true);
      setHost(entered);
    };
    const refused = failed ? saidOf(failed) : undefined;
    return <SignIn repository={repository} refused={refused} onSignedIn={enter} />;
  }
  return <Opened host={host} takesFocus={asked} />;
}

interface UnreachedProps {
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The token is kept, and the host was not reached: there is nothing to do but to wait. */
function Unreached({ error, retrying, onRetry }: UnreachedProps) {
  return (
    <main className={`${surface.paper} ${styles.main}`}>
      <Heading level={1}>{words.title}</Heading>
      <Stack>
        <div role="alert">
          <Text>{saidOf(error)}</Text>
        </div>
        <Stack direction="row">
          <Button loading={retrying} onClick={onRetry}>
            {words.host.retry}
          </Button>
        </Stack>
      </Stack>
    </main>
  );
}

function Opened({ host, takesFocus }: { host: GitHost; takesFocus: boolean }) {
  const [collections] = useState(() => describe(groups));
  const [store] = useState(() => hostStore(host, collections));
  const [keep] = useState(() => keepConflict(collections, draftsIn(localStorage)));
  const [saves, setSaves] = useState(0);
  const [news, setNews] = useState({ count: 0, conflicts: 0 });
  const onNews = useCallback(
    (told: News) =>
      setNews(({ count, conflicts }) => ({
        count: count + 1,
        conflicts: conflicts + Number(told === "conflicts"),
      })),
    [],
  );
  return (
    <Editor
      store={store}
      aside={<Publishing {...{ host, saves, keep, onNews }} />}
      changes={news.count}
      redrafted={news.conflicts}
      takesFocus={takesFocus}
      onSaved={() => setSaves((count) => count + 1)}
    />
  );
}
