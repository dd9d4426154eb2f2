import { useEffect, useState } from "react";
import type { Store } from "../../api.ts";
import { pictureTypeOf } from "../../files/pictureTypes.ts";

/** The files of a folder of pictures, read again when another is `chosen`: it may have just come, or another may have left. */
export function usePictures(store: Store, folder: string, chosen: string): readonly string[] {
  const [read, setRead] = useState<{ readonly chosen: string; readonly files: readonly string[] }>();
  const isRead = read?.chosen === chosen;
  useEffect(() => {
    if (isRead) return;
    let gone = false;
    store.pictures(folder).then(
      (files) => !gone && setRead({ chosen, files }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [store, folder, chosen, isRead]);
  return read?.files ?? [];
}

/** An address for the picture, as long as it is shown. */
export function usePicture(store: Store, folder: string, name: string | undefined): string | undefined {
  const [shown, setShown] = useState<{ name: string; address: string }>();
  useEffect(() => {
    if (!name) return;
    let made: string | undefined;
    let gone = false;
    store.picture(folder, name).then(
      (blob) => {
        if (gone) return;
        made = URL.createObjectURL(new Blob([blob], { type: pictureTypeOf(name) }));
        setShown({ name, address: made });
      },
      () => undefined,
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [store, folder, name]);
  return shown?.name === name ? shown?.address : undefined;
}
