import type { Shown } from "@sillages/content/editing-in-browser";
import { pictureTypeOf } from "../files/pictureTypes.ts";

/** The picture `file`, called `name`, as this browser shows it; nothing where it does not know how large it is: some drawings do not say. */
export async function shownPicture(name: string, file: Blob): Promise<Shown | undefined> {
  const address = URL.createObjectURL(new Blob([file], { type: pictureTypeOf(name) }));
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
  const { naturalWidth: width, naturalHeight: height } = picture;
  if (width === 0 || height === 0) return undefined;
  return { width, height, pixels: (high) => pixelsOf(picture, Math.round((width * high) / height), high) };
}

function pixelsOf(picture: HTMLImageElement, width: number, height: number): ImageData {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing.");
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
