/** Whether this browser shows the picture in `file`: not one that was cut on its way, nor a page that bears the name of a picture. */
export async function isShown(file: File): Promise<boolean> {
  // Not every computer knows the kind of a drawing.
  const type = /\.svg$/i.test(file.name) ? "image/svg+xml" : file.type;
  const address = URL.createObjectURL(new Blob([file], { type }));
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
