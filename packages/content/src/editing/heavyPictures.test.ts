import { expect, it } from "vitest";
import { heavyPictureFindings, LARGEST_PICTURE } from "./heavyPictures.ts";
import { print } from "../check/report.ts";

it("names the picture that is too heavy, its weight and what to do", () => {
  const [said, ...others] = heavyPictureFindings(
    new Map([
      ["photos/nuit.jpg", LARGEST_PICTURE],
      ["photos/le-port.png", 20_400_000],
    ]),
  );
  expect(others).toEqual([]);
  const text = said && print(said).replaceAll(/[\u00A0\u202F]/g, " ");
  expect(text).toContain("images/photos/le-port.png");
  expect(text).toContain("cette image pèse 20,4 Mo, pour 8 Mo au plus");
  expect(text).toContain("4 000 pixels");
});
