/** Bytes of each drawing, as it is and as it is sent, by its id. Weighed when Storybook starts (.storybook/drawingWeights.ts). */
export const weights: Readonly<Record<string, { raw: number; sent: number }>> = {};
