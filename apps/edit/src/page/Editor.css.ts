import { globalStyle, style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

const { border, color, space } = theme;

const wide = `screen and ${media.desktop}`;

export const editor = style({
  display: "grid",
  minHeight: "100vh",
  "@media": {
    [wide]: {
      gridTemplateColumns: "16rem minmax(26rem, 1fr) minmax(24rem, 1.1fr)",
      height: "100vh",
    },
  },
});

const column = style({ padding: space.regular, "@media": { [wide]: { overflowY: "auto" } } });

export const navigation = style([
  column,
  { display: "grid", alignContent: "start", gap: space.near, background: color.surface.raised },
]);

export const main = style([column, { display: "grid", alignContent: "start", gap: space.regular }]);

export const preview = style([
  column,
  {
    display: "grid",
    gridTemplateRows: "auto 1fr",
    gap: space.near,
    borderInlineStart: `${border.strong} solid ${color.line}`,
  },
]);

export const frame = style({
  width: "100%",
  height: "100%",
  minHeight: "32rem",
  border: `${border.control} solid ${color.border.control}`,
});

export const form = style({ display: "grid", gap: space.regular, minWidth: 0 });

export const list = style({ display: "grid", gap: space.hair });

export const row = style({
  display: "flex",
  gap: space.near,
  alignItems: "center",
  justifyContent: "space-between",
});

/** What stands above the form whatever is seen of it. */
export const bar = style({
  position: "sticky",
  insetBlockStart: `calc(-1 * ${space.regular})`,
  zIndex: 1,
  display: "grid",
  gap: space.close,
  paddingBlock: space.near,
  background: color.surface.page,
  borderBlockEnd: `${border.strong} solid ${color.line}`,
});

export const notice = style({
  display: "grid",
  gap: space.close,
  padding: space.near,
  background: color.surface.raised,
  borderInlineStart: `${border.poster} solid ${color.wake.mark}`,
});

export const table = style({ width: "100%", borderCollapse: "collapse" });

globalStyle(`${table} :is(th, td)`, {
  padding: space.close,
  textAlign: "start",
  verticalAlign: "top",
  borderBlockEnd: `${border.control} solid ${color.line}`,
  overflowWrap: "anywhere",
});
