import { plateGrids, roundSvgPaths, windowGrids } from "./roundSvgPaths.ts";

/** Scenes that may be as large as a window; the others stand in a card, a poster or a half of it. */
const fillsWindow = new Set(
  "aube baleine deux-sillages fond nuit perdu-large rade toile"
    .split(" ")
    .flatMap((id) => [id, `${id}-haute`]),
);

/** Changes what is published of a scene. */
export const sceneSettings = JSON.stringify([windowGrids, plateGrids, [...fillsWindow]]);

/** What its page says of it: a picture is read by its `alt`. */
const saidByPage = / (?:role|aria-label)="[^"]*"/g;

/** What is published of the scene `id`, drawn in `svg`. Scenes are the heaviest drawings, and stand on most pages. */
export const lightScene = (id: string, svg: string): string =>
  roundSvgPaths(svg, fillsWindow.has(id) ? windowGrids : plateGrids).replace(/^<svg [^>]*>/, (root) =>
    root.replaceAll(saidByPage, ""),
  );
