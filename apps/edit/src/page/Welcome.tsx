import { ActionLink, Heading, Stack, Text } from "@sillages/ui";
import type { Collection } from "../api.ts";
import { NEW } from "../entry/drafts.ts";
import { words } from "../words.ts";
import { addressOf } from "./address.ts";
import { DocumentTitle } from "./DocumentTitle.tsx";
import { HEADING } from "./heading.ts";

/** Nothing is open yet: what people come to write most, and how the rest is found. */
export function Welcome({ collections }: { collections: readonly Collection[] }) {
  const common = words.common.filter(({ folder }) => collections.some((one) => one.folder === folder));
  return (
    <Stack>
      <DocumentTitle />
      <Heading level={2} id={HEADING}>
        {words.welcome}
      </Heading>
      <Text>{words.welcomeHint}</Text>
      <Stack direction="row" space="near">
        {common.map(({ folder, label }) => (
          <ActionLink key={folder} size="small" variant="secondary" href={addressOf(folder, NEW)}>
            {label}
          </ActionLink>
        ))}
      </Stack>
    </Stack>
  );
}
