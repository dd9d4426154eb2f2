import { sailTo } from "../../map/voyageStep.ts";
import { writeName } from "../../shell/address/nameInAddress.ts";

/** Chooses the stage `id`: the address names it. */
export function chooseStage(id: string): void {
  // Whoever chooses a stage wants to see its whole road.
  sailTo(undefined);
  writeName(id);
}
