import { pictureTypeOf } from "../../files/pictureTypes.ts";

/** Whether this browser shows the picture in `file`: not one that was cut on its way, nor a page that bears the name of a picture. */
export async function isShown(file: File): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([file], { type: pictureTypeOf(file.name) }));
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(address);
  }
}
