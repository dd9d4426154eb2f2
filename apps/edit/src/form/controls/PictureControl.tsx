import { heavyPicture } from "@sillages/content/heavy-pictures";
import { FileField, SelectField, Text } from "@sillages/ui";
import { lit, surface } from "@sillages/ui/theme";
import { useState } from "react";
import { Explained } from "../../api.ts";
import { pictureTypes, stemOf } from "../../files/pictureTypes.ts";
import { pictureFile, pictureName } from "../../files/places.ts";
import { words } from "../../words.ts";
import * as styles from "./PictureControl.css.ts";
import { isShown } from "./isShown.ts";
import { usePicture, usePictures } from "./usePictures.ts";
import { type ControlProps, useForm } from "../FormContext.ts";
import { useWords } from "../useWords.ts";

/** Why a picture cannot be taken, before it is sent: « IMG_1234.HEIC » is what a telephone makes, and no browser shows it. */
async function problemOf(file: File, isOwn = false) {
  if (!pictureFile("images", pictureName(file.name)))
    return isOwn ? { ...words.pictureKind, remedy: words.ownPictureKind } : words.pictureKind;
  return heavyPicture(file.size) ?? ((await isShown(file)) ? undefined : words.pictureBroken);
}

/** A picture among those of its folder, or one that is dropped here. */
export function PictureControl({ field, path, value }: ControlProps<"picture">) {
  const { change, pictureDropped, touch, store } = useForm();
  const [refused, setRefused] = useState<string>();
  const [added, setAdded] = useState<string>();
  const [sending, setSending] = useState(false);
  const stem = typeof value === "string" ? stemOf(value) : "";
  const files = usePictures(store, field.folder, stem);
  const address = usePicture(
    store,
    field.folder,
    files.find((file) => stemOf(file) === stem),
  );
  const { label, hint, error } = useWords(field, path);

  const choose = (name: string) => {
    change(path, name && field.drawn ? `${field.folder}/${name}` : name);
    touch(path);
  };
  async function add(file: File) {
    setAdded(undefined);
    const problem = await problemOf(file, field.own);
    setRefused(problem && words.pictureWrong(problem));
    if (problem) return;
    setSending(true);
    try {
      // Those of the press library all end alike.
      const given = field.own ? file.name.replace(/\.jpeg$/i, ".jpg") : file.name;
      const name = await store.addPicture(field.folder, given, file);
      setAdded(name);
      pictureDropped(`${field.folder}/${stemOf(name)}`);
      choose(stemOf(name));
    } catch (error) {
      setRefused(error instanceof Explained ? error.message : words.pictureRefused);
    } finally {
      setSending(false);
    }
  }

  const known = files.map(stemOf);
  const options = [...new Set(stem ? [stem, ...known] : known)].toSorted();
  return (
    <div className={styles.picture}>
      <div className={`${lit} ${surface.paper} ${styles.thumbnail}`}>
        {address && <img src={address} alt="" className={styles.image} />}
      </div>
      <div className={styles.choice}>
        {!field.own && (
          <SelectField
            {...{ label, hint, error }}
            name={path.join(".")}
            options={[
              { value: "", label: field.required ? words.choose : words.none },
              ...options.map((name) => ({ value: name, label: name })),
            ]}
            value={stem}
            onChange={choose}
          />
        )}
        {!field.drawn && (
          // Heard as it comes: the focus stays on what chose the file.
          <div aria-live="polite">
            <FileField
              variant="drop"
              label={`${words.dropPicture} : ${field.label}`}
              hint={field.own ? hint : words.dropPictureHint}
              error={refused ?? (field.own ? error : undefined)}
              valid={added && words.pictureAdded(added)}
              name={`${path.join(".")}.file`}
              accept={field.own ? pictureTypes["jpg"] : [...new Set(Object.values(pictureTypes))].join()}
              onChange={(file) => file && void add(file)}
            />
            {sending && <Text size="small">{words.pictureSending}</Text>}
          </div>
        )}
      </div>
    </div>
  );
}
