import { expect, test } from "vitest";
import { parsePosition } from "./position.ts";

test.each([
  ["47°43,2′N 3°21,6′W", [-3.36, 47.72]],
  ["47° 43.2' N, 3° 21.6' O", [-3.36, 47.72]],
  ["3°21,6′O 47°43,2′N", [-3.36, 47.72]],
  ["47°43'12\"N 3°21'36\"W", [-3.36, 47.72]],
  ["12,968 S 38,518 O", [-38.518, -12.968]],
  ["47.72, -3.36", [-3.36, 47.72]],
  ["-12.968 -38.518", [-38.518, -12.968]],
  ["0°02′S 29°00′W", [-29, -0.0333]],
])("« %s » is read", (text, position) => expect(parsePosition(text)).toEqual(position));

test.each([
  "",
  "Lorient",
  "47°43,2′N",
  "47°63′N 3°21′W",
  "47°43′N 3°21′N",
  "95.2, 3",
  "47.7, 190",
  "12 N 3 W quai",
])("« %s » says no position", (text) => expect(parsePosition(text)).toBeUndefined());
