import { Button, Heading, Link, Stack, Text, TextField } from "@sillages/ui";
import { surface } from "@sillages/ui/theme";
import { type FormEvent, useState } from "react";
import * as styles from "../page/Editor.css.ts";
import { saidOf } from "../said.ts";
import { words } from "../words.ts";
import type { Repository } from "./githubApi.ts";
import { GitHost } from "./gitHost.ts";

interface SignInProps {
  readonly repository: Repository;
  /** Why the token that was given before does not do. */
  readonly refused?: string | undefined;
  readonly onSignedIn: (host: GitHost, token: string) => void;
}

/** Asks for the token that lets somebody write in the repository. */
export function SignIn({ repository, refused, onSignedIn }: SignInProps) {
  const [token, setToken] = useState("");
  const [error, setError] = useState(refused);
  const [trying, setTrying] = useState(false);

  async function signIn(event: FormEvent) {
    event.preventDefault();
    setTrying(true);
    setError(undefined);
    try {
      onSignedIn(await GitHost.signIn(repository, token.trim()), token.trim());
    } catch (cause) {
      setError(saidOf(cause));
    } finally {
      setTrying(false);
    }
  }

  return (
    <main className={`${surface.paper} ${styles.main}`}>
      <Heading level={1}>{words.title}</Heading>
      <form onSubmit={(event) => void signIn(event)}>
        <Stack>
          <Text>{words.host.signIn(repository.name)}</Text>
          <TextField
            label={words.host.token}
            hint={words.host.tokenHint}
            error={error}
            name="token"
            type="password"
            autoComplete="off"
            required
            value={token}
            onChange={setToken}
          />
          <Text size="small">
            <Link href="https://github.com/settings/personal-access-tokens/new" newWindow={words.newWindow}>
              {words.host.makeToken}
            </Link>
          </Text>
          <Stack direction="row">
            <Button type="submit" loading={trying}>
              {words.host.enter}
            </Button>
          </Stack>
        </Stack>
      </form>
    </main>
  );
}
