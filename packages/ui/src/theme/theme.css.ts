import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  styleVariants,
} from "@vanilla-extract/css";
import { customProperty } from "./customProperty.ts";
import { scale } from "./scale.ts";
import { type SurfaceName, surfaces } from "./surfaces.ts";

const name = (_value: unknown, path: readonly string[]) => customProperty(path).slice(2);

const constants = createGlobalThemeContract(scale, name);
createGlobalTheme(":root", constants, scale);

const { color } = createGlobalThemeContract(
  {
    color: {
      surface: { page: "", raised: "" },
      text: { default: "", muted: "", accent: "", data: "", success: "", error: "" },
      line: "",
      border: { control: "", error: "" },
      action: { background: "", text: "" },
      strong: { background: "", text: "" },
      selected: { background: "", text: "" },
      disabled: { background: "", text: "" },
      field: { background: "", text: "", placeholder: "" },
      focus: { outer: "", inner: "" },
      wake: { track: "", mark: "" },
    },
  },
  name,
);

/** What components may use: `theme.<property>.<purpose>`. Colours are those of the nearest surface. */
export const theme = { ...constants, color };

/** Lays an ink as ground: everything inside takes the colours that read on it. */
export const surface: Record<SurfaceName, string> = styleVariants(surfaces, (colors) => ({
  vars: assignVars(color, colors),
  backgroundColor: color.surface.page,
  color: color.text.default,
}));
