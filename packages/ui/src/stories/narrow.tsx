import type { ComponentType } from "react";

/** Decorator: a parent as narrow as a column of cards on a small phone. */
export const narrow = (Story: ComponentType) => (
  <div style={{ width: "15rem", maxWidth: "100%" }}>
    <Story />
  </div>
);
