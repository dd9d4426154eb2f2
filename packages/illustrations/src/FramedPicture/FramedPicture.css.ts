import { style } from "@vanilla-extract/css";

export const framed = style({ position: "relative", aspectRatio: "1", width: "100%" });

const layer = { position: "absolute", objectFit: "cover" } as const;

export const picture = style({ ...layer, inset: "5%", width: "90%", height: "90%" });

export const frame = style({ ...layer, inset: 0, width: "100%", height: "100%" });

export const band = style({ display: "block", width: "100%", height: "14px", marginBlockStart: "6px" });
