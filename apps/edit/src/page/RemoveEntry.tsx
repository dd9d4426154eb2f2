import { Button, Dialog, Stack, Text } from "@sillages/ui";
import { useState } from "react";
import { words } from "../words.ts";

interface RemoveEntryProps {
  /** Says whether it is removed: a file that changed meanwhile is not. */
  readonly onRemove: () => Promise<boolean>;
  readonly onRemoved: () => void;
}

export function RemoveEntry({ onRemove, onRemoved }: RemoveEntryProps) {
  const [asked, setAsked] = useState(false);
  async function remove() {
    const removed = await onRemove();
    setAsked(false);
    if (removed) onRemoved();
  }
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      <Dialog title={words.removeTitle} closeLabel={words.close} open={asked} onOpenChange={setAsked}>
        <Stack>
          <Text>{words.removeText}</Text>
          <Stack direction="row">
            <Button onClick={() => void remove()}>{words.removeIt}</Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {words.cancel}
            </Button>
          </Stack>
        </Stack>
      </Dialog>
    </>
  );
}
