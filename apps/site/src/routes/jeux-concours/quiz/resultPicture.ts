import type { PictureSource } from "@sillages/ui";

const [WIDTH, HEIGHT, MARGIN] = [1080, 1350, 60];
const SCENE_HEIGHT = 810;
const TOKEN = 200;
const [PAPER, NIGHT] = ["#fbf4e6", "#0b2341"];

/** What is printed on the picture of a result. */
interface PlateWords {
  /** « Planche gagnée » */
  label: string;
  /** « Avancé » */
  level: string;
  /** « Océan vivant : 3/5 » */
  caption: string;
  /** Who prints it: « Sillages ». */
  signature: string;
}

async function drawingAt({ src, width, height }: PictureSource): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = src;
  await image.decode();
  return image;
}

/** The plate that a result wins, as a picture (PNG) to send or to keep. Made on the device. @throws when a drawing cannot be had. */
export async function resultPicture(
  plate: PictureSource,
  token: PictureSource,
  words: PlateWords,
): Promise<Blob> {
  const [scene, emblem] = await Promise.all([drawingAt(plate), drawingAt(token), document.fonts.ready]);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas to draw on.");

  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const inner = WIDTH - 2 * MARGIN;
  // The scene fills its frame, whatever its own shape.
  const scale = Math.max(inner / plate.width, SCENE_HEIGHT / plate.height);
  const [w, h] = [inner / scale, SCENE_HEIGHT / scale];
  pen.drawImage(
    scene,
    (plate.width - w) / 2,
    (plate.height - h) / 2,
    w,
    h,
    MARGIN,
    MARGIN,
    inner,
    SCENE_HEIGHT,
  );
  pen.strokeStyle = NIGHT;
  for (const [line, inset] of [
    [10, 20],
    [3, 36],
  ] as const) {
    pen.lineWidth = line;
    pen.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  }

  const top = MARGIN + SCENE_HEIGHT + 50;
  pen.drawImage(emblem, MARGIN + 20, top, TOKEN, TOKEN);
  pen.fillStyle = NIGHT;
  const write = (text: string, font: string, x: number, y: number) => {
    pen.font = font;
    pen.fillText(text, x, y, WIDTH - x - MARGIN - 20);
  };
  const left = MARGIN + TOKEN + 60;
  write(words.label, '600 36px "Instrument Sans", sans-serif', left, top + 50);
  write(words.level, "900 112px Anybody, sans-serif", left, top + 160);
  write(words.caption, "900 60px Anybody, sans-serif", MARGIN + 20, top + 310);
  write(words.signature, '600 36px "Instrument Sans", sans-serif', MARGIN + 20, top + 375);

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture came of the canvas."))));
  });
}
