import { noteProps } from "../../stories/fieldProps.ts";
import type { Usage } from "../../stories/usage.ts";
import type { CheckboxProps } from "./Checkbox.tsx";

export const usage: Usage<CheckboxProps> = {
  summary: "Une chose que l’on prend ou que l’on laisse.",
  group: "Formulaires",
  aliases: ["case à cocher", "coche", "sélection multiple", "check box"],
  status: "new",
  when: ["Autant de choses que l’on veut, parmi plusieurs, pour un document ou un envoi à venir."],
  instead: [
    ["un réglage qui prend effet aussitôt", "Switch"],
    ["restreindre une liste", "ToggleButton"],
    ["un choix parmi plusieurs", "RadioGroup"],
  ],
  keyboard: [["Espace", "coche et décoche"]],
  writing: [
    "Ce qui est pris quand elle est cochée, sans négation.",
    "L’erreur d’une case seule est la sienne ; celle de plusieurs se dit une fois, par leur `Fieldset`.",
  ],
  accessibility: [
    "Une vraie case à cocher : son état se dit tout seul, et se voit à sa coche autant qu’à son encre.",
    "L’aide et l’erreur sont lues avec elle (`aria-describedby`, `aria-invalid`).",
  ],
  props: {
    ...noteProps,
    children: "Ce qui est pris quand elle est cochée : « Dans ma proposition ».",
    checked: "Si elle est cochée, quand la page le tient.",
    defaultChecked: "Si elle est cochée au début, quand le formulaire le tient.",
    onChange: "Reçoit l’état que demande la pression.",
  },
};
