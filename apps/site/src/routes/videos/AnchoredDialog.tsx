"use client";

import { Dialog, type DialogProps } from "@sillages/ui";
import { anchorOf } from "../../shell/navigation/anchorOf.ts";
import { useHash, writeHash } from "../../shell/address/useHash.ts";

/** A dialog that has an address: one that ends with its anchor opens it, and ends so as long as it is open. */
export function AnchoredDialog({
  id,
  ...dialog
}: Omit<DialogProps, "open" | "defaultOpen" | "onOpenChange"> & { id: string }) {
  const open = anchorOf(useHash()) === id;
  return (
    <Dialog
      {...dialog}
      id={id}
      open={open}
      onOpenChange={(asked) => {
        if (asked) writeHash(`#${id}`);
        else if (open) writeHash("");
      }}
    />
  );
}
