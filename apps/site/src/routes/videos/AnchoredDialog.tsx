"use client";

import { Dialog, type DialogProps } from "@sillages/ui";
import { useEffect, useState } from "react";
import { anchorOf } from "../../shell/anchorOf.ts";
import { writeAddress } from "../../shell/writeAddress.ts";

/** A dialog that has an address: one that ends with its anchor opens it, and ends so as long as it is open. */
export function AnchoredDialog({
  id,
  ...dialog
}: Omit<DialogProps, "open" | "onOpen" | "onClose"> & { id: string }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const follow = () => setOpen(anchorOf(location.hash) === id);
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [id]);
  const show = () => {
    setOpen(true);
    writeAddress(`#${id}`);
  };
  const close = () => {
    setOpen(false);
    if (anchorOf(location.hash) === id) writeAddress("");
  };
  return <Dialog {...dialog} id={id} open={open} onOpen={show} onClose={close} />;
}
