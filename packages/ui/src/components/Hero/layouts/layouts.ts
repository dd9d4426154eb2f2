import { cover } from "./cover.css.ts";
import { full } from "./full.css.ts";
import { masthead } from "./masthead.css.ts";
import { panel } from "./panel.css.ts";
import { panorama } from "./panorama.css.ts";
import { plate } from "./plate.css.ts";
import { porthole } from "./porthole.css.ts";
import { reel } from "./reel.css.ts";
import { split } from "./split.css.ts";

/** The classes of a layout, each for a part of the hero. */
interface LayoutStyles {
  section: string;
  words: string;
  /** What holds the words to the calm part of a drawing that lies under them. */
  measure?: string;
  actions: string;
  /** What holds the drawing. */
  frame: string;
}

export const layouts = { cover, panorama, masthead, plate, porthole, reel, split, full, panel };

export type HeroLayout = keyof typeof layouts;

export const stylesOf = (layout: HeroLayout): LayoutStyles => layouts[layout];
