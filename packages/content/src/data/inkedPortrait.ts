// The portraits of the team are drawn in the inks of the posters: a photograph is printed in two of them.
import sharp from "sharp";

const WIDTH = 532;
const HEIGHT = 620;
/** Night for the shadows, cream for the light. */
const shadow = [11, 35, 65];
const light = [251, 244, 230];

/** The photograph of `source` as a drawing of the size of the others, in two inks. */
export async function inkedPortrait(source: Buffer): Promise<string> {
  const grey = await sharp(source)
    .autoOrient()
    .resize(WIDTH, HEIGHT, { fit: "cover", position: "attention" })
    .flatten({ background: "#ffffff" })
    .greyscale()
    .normalise()
    .extractChannel(0)
    .raw()
    .toBuffer();
  const inks = Buffer.alloc(grey.length * 3);
  grey.forEach((value, pixel) => {
    shadow.forEach((dark, channel) => {
      inks[pixel * 3 + channel] = dark + (((light[channel] ?? 255) - dark) * value) / 255;
    });
  });
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  const printed = await sharp(inks, { raw }).webp({ quality: 72, effort: 6 }).toBuffer();
  const address = `data:image/webp;base64,${printed.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><image width="${WIDTH}" height="${HEIGHT}" href="${address}"/></svg>`;
}
