import { expect, test } from "vitest";
import { printable } from "./prints.ts";

const photo = (id: string, width: number, height: number) => ({
  id,
  width,
  height,
  alt: "Un voilier au près.",
  caption: "Un voilier.",
  credit: "© Sillages",
});
const ids = (photos: readonly { id: string }[]) => photos.map(({ id }) => id);

test("a portrait format and a picture of three thousand pixels are found by their sizes alone", () => {
  const { large, vertical } = printable([
    photo("mer", 1600, 1000),
    photo("portrait", 2000, 3000),
    photo("une", 3000, 2000),
    photo("presque", 2999, 2000),
  ]);
  expect(ids(vertical)).toEqual(["portrait"]);
  expect(ids(large)).toEqual(["portrait", "une"]);
});
