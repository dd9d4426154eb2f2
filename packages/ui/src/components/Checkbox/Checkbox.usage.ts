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
  writing: ["Ce qui est pris quand elle est cochée, sans négation."],
  accessibility: [
    "Une vraie case à cocher : son état se dit tout seul, et se voit à sa coche autant qu’à son encre.",
  ],
  props: {
    children: "Ce qui est pris quand elle est cochée : « Dans ma proposition ».",
    checked: "Si elle est cochée, quand la page le tient.",
    defaultChecked: "Si elle est cochée au début, quand le formulaire le tient.",
    onChange: "Reçoit l’état que demande la pression.",
  },
};
