import { useEffect, useState } from "react";
import { Editor } from "../page/Editor.tsx";
import { GitHost, Refused, type Repository } from "./gitHost.ts";
import { hostStore } from "./hostStore.ts";
import { Publishing } from "./Publishing.tsx";
import { SignIn } from "./SignIn.tsx";

/** The token lasts as long as the tab: nothing of it is left on a computer that others use. */
const TOKEN = "jeton";

/** The editing page on the git host, for who signs in. */
export function Admin({ repository }: { repository: Repository }) {
  const [host, setHost] = useState<GitHost>();
  const [signing, setSigning] = useState(() => sessionStorage.getItem(TOKEN) !== null);

  useEffect(() => {
    const token = sessionStorage.getItem(TOKEN);
    if (!token) return;
    GitHost.signIn(repository, token)
      .then(setHost, (error) => error instanceof Refused && sessionStorage.removeItem(TOKEN))
      .finally(() => setSigning(false));
  }, [repository]);

  if (signing) return undefined;
  if (!host) {
    const enter = (entered: GitHost, token: string) => {
      sessionStorage.setItem(TOKEN, token);
      setHost(entered);
    };
    return <SignIn repository={repository} onSignedIn={enter} />;
  }
  return <Opened host={host} />;
}

function Opened({ host }: { host: GitHost }) {
  const [store] = useState(() => hostStore(host));
  const [saves, setSaves] = useState(0);
  return (
    <Editor
      store={store}
      aside={<Publishing key={saves} host={host} />}
      onSaved={() => setSaves((count) => count + 1)}
    />
  );
}
