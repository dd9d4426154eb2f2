import { useEffect, useState } from "react";
import { type Bank, type LoadedBank, loadBank } from "../sections/quiz/banks.ts";
import { type Explained, loadExplanations } from "../sections/quiz/explanations.ts";

interface Material {
  bank: LoadedBank;
  explained: ReadonlyMap<string, Explained>;
}

/** @throws when one or the other cannot be had. */
export async function fetchMaterial(bank: Bank): Promise<Material> {
  const [loaded, explained] = await Promise.all([loadBank(bank), loadExplanations(bank)]);
  return { bank: loaded, explained };
}

/** The questions of `bank` and why their answers are right, once they are there. */
export function useSheetMaterial(bank: Bank) {
  const [materials, setMaterials] = useState<ReadonlyMap<string, Material>>(new Map());
  const [failedId, setFailedId] = useState<string>();
  const { id } = bank;
  const failed = failedId === id;

  useEffect(() => {
    if (failed) return;
    fetchMaterial(bank).then(
      (material) => {
        setMaterials((others) => new Map([...others, [id, material]]));
        setFailedId(undefined);
      },
      () => setFailedId(id),
    );
  }, [bank, failed, id]);

  return { material: materials.get(id), failed, retry: () => setFailedId(undefined) };
}
