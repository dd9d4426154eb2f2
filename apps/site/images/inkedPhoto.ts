// A rendered picture beside drawings in five inks is printed in theirs: each grey takes the ink of its depth. The file that is
// offered for download stays as it is.
import sharp, { type Sharp } from "sharp";
import { inks } from "./inks.ts";

/** From the shadows to the light: night, pale night, sea, lagoon, paper. */
const depths = [inks.night, "#123a5c", "#0f7482", "#9bd0c3", inks.paper] as const;

/** What changes the printed picture, besides the photo. */
export const inkSettings = depths.join();

const channels = depths.map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));

/** The colour of each of the 256 greys, between two inks. */
const ramp = Array.from({ length: 256 }, (_, grey) => {
  const place = (grey / 255) * (depths.length - 1);
  const darker = Math.min(Math.floor(place), depths.length - 2);
  const share = place - darker;
  const [from = [], to = []] = channels.slice(darker, darker + 2);
  return from.map((value, channel) => Math.round(value + ((to[channel] ?? value) - value) * share));
});

/** `photo`, at `width`, in the inks of the posters. */
export async function inkedPhoto(photo: Buffer, width: number): Promise<Sharp> {
  const { data: greys, info } = await sharp(photo)
    .resize({ width })
    .greyscale()
    .normalise()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const printed = Buffer.alloc(greys.length * 3);
  greys.forEach((grey, pixel) => printed.set(ramp[grey] ?? [], pixel * 3));
  return sharp(printed, { raw: { width: info.width, height: info.height, channels: 3 } });
}
