/** The limit of a flat of ink where inks are lost: nothing is seen of it otherwise. */
export const edge = { outline: "1px solid transparent", outlineOffset: "-1px" } as const;
