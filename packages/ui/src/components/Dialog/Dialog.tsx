"use client";

import { type MouseEvent, type ReactNode, useId, useImperativeHandle, useState } from "react";
import { corner, veil } from "../../internal/modal.css.ts";
import type { Native } from "../../internal/native.ts";
import { useModal } from "../../internal/useModal.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { Heading } from "../Heading/Heading.tsx";
import { CloseIcon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./Dialog.css.ts";

export interface DialogProps extends Native<
  "dialog",
  "aria-labelledby" | "onCancel" | "onClick" | "onClose" | "onKeyDown" | "onPointerDown" | "title"
> {
  /** Its anchor: without script, `opener` leads to it. */
  id?: string | undefined;
  /** What it is about; also its name, for a reader. */
  title: string;
  children: ReactNode;
  /** « Fermer ». */
  closeLabel: string;
  /**
   * A link to `#id`, or a card that holds one: it opens the dialog. Without script it leads to the content, which stands after
   * it in the page. The address is the page's own: nothing of it is read or written.
   */
  opener?: ReactNode;
  /** Open or not, when the page decides; else `opener` does. */
  open?: boolean | undefined;
  /**
   * Open at first, when it decides by itself.
   * @defaultValue false
   */
  defaultOpen?: boolean | undefined;
  /** Receives whether it opens or closes; where the page decides, what is asked of it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A badge or a logo, above the title. */
  mark?: ReactNode;
  /** Beside the words; above them on a phone. */
  picture?: PictureSource | undefined;
  /** The picture is a pictogram: it stands small in the middle of this ink. */
  pictureSurface?: SurfaceName | undefined;
}

/** Asks or tells one thing, over the page. What deserves an address of its own is a page. */
export function Dialog({
  id,
  title,
  children,
  closeLabel,
  opener,
  open,
  defaultOpen = false,
  onOpenChange,
  mark,
  picture,
  pictureSurface,
  ref: given,
  ...native
}: DialogProps) {
  const titleId = useId();
  const [opened, setOpened] = useState(defaultOpen);
  const close = () => {
    setOpened(false);
    onOpenChange?.(false);
  };
  const { ref, ...modal } = useModal(open ?? opened, close);
  useImperativeHandle(given, () => ref.current!, [ref]);

  const show = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a");
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || modified) return;
    event.preventDefault();
    // Safari gives no focus to a link that is pressed: focus must have somewhere to come back to.
    link.focus({ preventScroll: true });
    setOpened(true);
    onOpenChange?.(true);
  };

  return (
    <>
      {opener && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears what bubbles from the link
        <div className={styles.opener} onClick={show}>
          {opener}
        </div>
      )}
      <dialog
        {...native}
        {...modal}
        ref={ref}
        id={id}
        aria-labelledby={titleId}
        className={opener ? styles.inFlow : veil}
      >
        <div className={`${surface.paper} ${picture ? styles.boxWithPicture : styles.box}`}>
          <div className={corner}>
            <IconButton shape="square" label={closeLabel} onClick={close}>
              <CloseIcon size={1.4} />
            </IconButton>
          </div>
          {picture && (
            <div className={`${surface[pictureSurface ?? "night"]} ${styles.picture}`}>
              {pictureSurface ? (
                <div className={styles.pictogram}>
                  <Picture picture={picture} decorative />
                </div>
              ) : (
                <Picture picture={picture} ratio="fill" />
              )}
            </div>
          )}
          <div className={styles.body}>
            <div className={styles.head}>
              {mark}
              <Heading level={2} id={titleId}>
                {title}
              </Heading>
            </div>
            {children}
          </div>
        </div>
      </dialog>
    </>
  );
}
