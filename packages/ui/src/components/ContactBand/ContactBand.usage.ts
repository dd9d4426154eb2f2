import type { Usage } from "../../stories/usage.ts";

export const usage: Usage = {
  when: ["Finir une page par la personne qui répond : son portrait, ses heures, son téléphone."],
  instead: [
    ["une invitation sans personne", "PosterBand"],
    ["une adresse dans une phrase", "Link"],
  ],
  writing: ["Un prénom plutôt qu’un service : « Camille décroche. »"],
};
