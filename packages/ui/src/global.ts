// What every page needs once: the fonts and the ground styles. Imported for its effect.
import "./theme/fonts.css.ts";
import "./theme/global.css.ts";
import "./theme/root.css.ts";
