// What several layouts begin from.
import { style } from "@vanilla-extract/css";

export const oneColumn = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const column = style({ display: "flex", flexDirection: "column" });
