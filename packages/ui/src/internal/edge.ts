/** The limit of a flat of ink where inks are lost: nothing is seen of it otherwise. */
export const edge = { outline: "1px solid transparent", outlineOffset: "-1px" } as const;

/** The same on paper. Further in: at the head of a sheet it would be marked on the one before. */
export const edgeOnPaper = { outlineColor: "currentColor", outlineOffset: "-2px" } as const;
