import { useCallback, useEffect, useState } from "react";
import type { Store } from "../../api.ts";
import { pictureTypeOf } from "../../files/pictureTypes.ts";

/** The files of a folder of pictures, and how to read them again. */
export function usePictures(store: Store, folder: string): [readonly string[], () => void] {
  const [files, setFiles] = useState<readonly string[]>([]);
  const refresh = useCallback(() => {
    store.pictures(folder).then(setFiles, () => undefined);
  }, [store, folder]);
  useEffect(refresh, [refresh]);
  return [files, refresh];
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
