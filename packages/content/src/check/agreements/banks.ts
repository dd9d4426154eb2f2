import type { Finding } from "../finding.ts";
import { isRecord, type Subject } from "../walk.ts";
import { at, fieldOf } from "./fieldOf.ts";

/** `data/questions/ocean-vivant/posidonie.yaml` → `ocean-vivant` */
const bankOf = ({ file }: Subject) => file.split("/").at(-2) ?? "";

export function questionBanks(questions: readonly Subject[], banks: readonly Subject[]): Finding[] {
  const named = new Set(banks.map((bank) => fieldOf(bank, "id")));
  const served = new Set(questions.map(bankOf));
  const strays = [...served].filter((bank) => !named.has(bank));
  const empty = banks.filter((bank) => isRecord(bank.value) && !served.has(String(fieldOf(bank, "id"))));
  return [
    ...strays.map((bank): Finding => ({
      file: `data/questions/${bank}/`,
      entry: bank,
      field: "dossier",
      problem: "ces questions n’ont pas de banque",
      remedy: `Décrire la banque dans data/quiz-banks/${bank}.yaml, ou corriger le nom du dossier.`,
    })),
    ...empty.map((bank) =>
      at(bank, [], {
        problem: "cette banque n’a pas de question",
        remedy: `En écrire dans data/questions/${bank.entry}/.`,
      }),
    ),
  ];
}
