import { identity, videoEntry } from "@sillages/content";
import { DefinitionTable, TextLink } from "@sillages/ui";
import { breakable } from "../../shell/breakable.tsx";
import { mailto } from "../../shell/mailto.ts";

const address = identity.mail.contest;

/** The last line of the rules, for as long as entries are received. */
export function WhereToSend() {
  const { by, term } = videoEntry.send;
  const definition = (
    <>
      <TextLink href={mailto(address)}>{breakable(address)}</TextLink>, {by}
    </>
  );
  return <DefinitionTable items={[{ term, definition }]} />;
}
