/** The drawing at `src` at the given size, ready for a canvas. Some browsers draw no SVG that does not say its own size. */
export async function pictureToDraw(
  src: string,
  { width, height }: { width: number; height: number },
): Promise<HTMLImageElement> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src} answered ${response.status}.`);
  const sized = (await response.text()).replace("<svg ", `<svg width="${width}" height="${height}" `);
  const address = URL.createObjectURL(new Blob([sized], { type: "image/svg+xml" }));
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}
