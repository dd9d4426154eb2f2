"use client";

import { Dialog, type DialogProps } from "@sillages/ui";
import { useEffect, useState } from "react";
import { anchorOf } from "../../shell/anchorOf.ts";

/** Says in the address what is open. Neither a page more in the history, nor a move of the view. */
const tell = (hash: string) =>
  history.replaceState(history.state, "", hash || location.pathname + location.search);

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
    tell(`#${id}`);
  };
  const close = () => {
    setOpen(false);
    if (anchorOf(location.hash) === id) tell("");
  };
  return <Dialog {...dialog} id={id} open={open} onOpen={show} onClose={close} />;
}
