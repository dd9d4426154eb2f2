import { Button, Heading, Stack } from "@sillages/ui";
import { Field } from "./Field.tsx";
import type { Engine } from "./useEngine.ts";

function Code({ label, text }: { label: string; text: string }) {
  return (
    <Field label={label}>
      {(id) => (
        <textarea id={id} readOnly rows={Math.min(12, text.split("\n").length + 1)} cols={48} value={text} />
      )}
    </Field>
  );
}

/** The session as data: what is in it, what is saved of it, what a challenge says of it. */
export function DataColumn({ engine }: { engine: Engine }) {
  const { challenge, restoreFrom, saved, session } = engine;
  return (
    <Stack>
      <Heading level={2}>Data</Heading>
      <Code label="session" text={JSON.stringify({ ...session, draw: "…" }, null, 1)} />
      <Code label={`save (${new TextEncoder().encode(saved).length} bytes)`} text={saved} />
      <Stack direction="row" space="close">
        <Button size="small" variant="secondary" onClick={() => restoreFrom(saved)}>
          restore
        </Button>
        <Button size="small" variant="secondary" onClick={() => restoreFrom(`${saved.slice(0, -2)}xx`)}>
          restore a damaged save
        </Button>
      </Stack>
      <Code label={`challenge (${challenge.length} characters)`} text={challenge} />
    </Stack>
  );
}
