export { isMachineText } from "./machineText.ts";
export type { Mistake } from "./mistake.ts";
export { nearest, plain } from "./nearest.ts";
export { unknownWords, type UnknownWord } from "./spelling.ts";
export { mendSpaces, mendTypography, typographyMistakes, type TypographyOptions } from "./typography.ts";
export { spaceLegend } from "./visibleSpaces.ts";
