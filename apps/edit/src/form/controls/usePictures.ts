import { useCallback, useEffect, useState } from "react";
import type { Store } from "../../api.ts";

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
        const type = types[name.replace(/^.*\./, "")] ?? "";
        made = URL.createObjectURL(new Blob([blob], { type }));
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

const types: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
};
