import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Tenir la place de ce qui arrive dans moins de dix secondes, quand sa forme est connue."],
  instead: [
    ["une attente dont on connaît l’avancement", "ProgressBar"],
    ["une action que l’on vient de lancer", "Button"],
    ["une page sans script", "le contenu lui-même, dès le HTML"],
  ],
  writing: ["Ce qui arrive, puis des points de suspension : « Le plan arrive… »"],
};
