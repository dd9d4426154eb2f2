import type { Usage } from "../../stories/usage.ts";
import type { ScriptOnlyProps } from "./ScriptOnly.tsx";

export const usage: Usage<ScriptOnlyProps> = {
  summary:
    "Ce qui serait mort sans script n’est pas montré sans lui, ni sur papier. Préférer ce qui marche des deux façons.",
  group: "Retour d’information",
  aliases: ["sans JavaScript", "noscript", "script", "chargement", "repli", "fallback"],
  when: ["Ce qui ne sert à rien sans script : un bouton qui agit dans la page, un filtre, un quiz."],
  instead: [
    ["ce qui peut marcher sans script", "Disclosure, Link, un formulaire : préférer toujours"],
    ["ce qui se charge tard", "Status, qui dit que cela vient"],
  ],
  writing: [
    "Sans script, on dit ce qui manque et par où passer : « Le quiz demande JavaScript. Le règlement se lit ici. »",
  ],
  props: {
    children: "Montré là où un script tourne.",
    otherwise: "Montré là où aucun ne tourne.",
  },
};
