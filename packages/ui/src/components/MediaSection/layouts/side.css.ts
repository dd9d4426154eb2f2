import { style } from "@vanilla-extract/css";
import { grain } from "../../../internal/grain.css.ts";
import * as over from "../../../internal/overPicture.css.ts";
import { CONTENT_EDGE } from "../../../theme/contentEdge.ts";
import { media } from "../../../theme/media.ts";
import { besideOnPaper } from "../../../theme/paper.ts";
import { theme } from "../../../theme/theme.css.ts";
import { column, oneColumn } from "./base.css.ts";

const section = style([
  oneColumn,
  {
    "@media": {
      [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
      print: besideOnPaper,
    },
  },
]);

const frame = style([
  over.frame,
  grain,
  {
    minHeight: "min(96vw, 520px)",
    "@media": { [media.desktop]: { minHeight: "clamp(460px, 40vw, 620px)" }, print: { minHeight: 0 } },
  },
]);

const words = style([
  column,
  {
    justifyContent: "center",
    alignItems: "start",
    gap: "clamp(18px, 1.8vw, 28px)",
    minWidth: 0,
    padding: `clamp(44px, 5.6vw, 84px) ${theme.space.margin}`,
    "@media": { [media.desktop]: { paddingInline: `clamp(40px, 5vw, 96px) ${CONTENT_EDGE}` } },
  },
]);

export const side = { section, frame, words };
