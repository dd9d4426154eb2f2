import { useState } from "react";
import { useHash } from "../../shell/address/useHash.ts";
import type { DiplomaMaterial } from "./diplomaMaterial.ts";

/**
 * The quiz that was played and the level that was reached: those that the address asks for (« #niveau=avance&banque=ocean-vivant »)
 * until others are chosen. Nothing of the address is written on the page as it stands.
 */
export function useReached({ banks, levels }: Pick<DiplomaMaterial, "banks" | "levels">) {
  const asked = new URLSearchParams(useHash().slice(1));
  const [levelId, chooseLevel] = useState<string>();
  const [bankId, chooseBank] = useState<string>();
  return {
    /** None where the quiz was played, and no more is said. */
    level: levels.find(({ id }) => id === (levelId ?? asked.get("niveau"))),
    bank: banks.find(({ id }) => id === (bankId ?? asked.get("banque"))) ?? banks[0],
    chooseLevel,
    chooseBank,
  };
}
