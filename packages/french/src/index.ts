export type { Mistake } from "./mistake.ts";
export { nearest, plain } from "./nearest.ts";
export { unknownWords, type UnknownWord } from "./spelling.ts";
export { spaceLegend } from "./visibleSpaces.ts";
