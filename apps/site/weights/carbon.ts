import { co2 } from "@tgwf/co2";

const model = new co2({ model: "swd", version: 4 });

/**
 * Grams of CO₂ equivalent that a visit of `bytes` is estimated to emit: Sustainable Web Design, version 4, nothing kept from an
 * earlier visit, an ordinary host, the world's average electricity.
 */
export function carbonOf(bytes: number): number {
  const emitted = model.perVisit(bytes, false);
  if (typeof emitted !== "number") throw new Error("CO2.js gave its segments instead of their sum.");
  return emitted;
}
