/** The size of a picture, in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture that the browser opens; nothing when it does not open. */
export async function imageSizeOf(file: Blob): Promise<ImageSize | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  const size = image && { width: image.width, height: image.height };
  image?.close();
  return size;
}
