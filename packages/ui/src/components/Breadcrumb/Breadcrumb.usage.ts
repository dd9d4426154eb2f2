import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Le chemin de la première page à celle-ci, quand il a plus d’un pas."],
  instead: [
    ["les étapes d’une tâche", "Timeline"],
    ["les pages du site", "SiteHeader"],
  ],
  keyboard: [["Entrée", "suit le lien"]],
  writing: ["Les noms des pages, tels que dans leur titre."],
};
