import type { Photo } from "./photos.schema.ts";

const credit = "Image de synthèse © Sillages";

/** The press library. */
export const photos: readonly Photo[] = [
  {
    id: "aube-bretagne",
    alt: "Deux voiliers IMOCA au près, à l’aube, devant une pointe bretonne et son phare.",
    caption: "Les deux IMOCA de l’expédition, à l’aube, devant la côte bretonne.",
    credit,
    width: 1920,
    height: 1200,
  },
  {
    id: "deux-sillages",
    alt: "Vue du ciel : deux voiliers blancs tracent deux sillages parallèles sur une mer bleu profond.",
    caption: "Deux bateaux, deux sillages : le nom de l’expédition vient de là.",
    credit,
    width: 1600,
    height: 1000,
  },
  {
    id: "vague",
    alt: "Une vague translucide au soleil couchant.",
    caption: "La mer vue de près, à l’heure où la lumière la traverse.",
    credit,
    width: 1600,
    height: 1000,
  },
  {
    id: "chantier",
    alt: "La coque d’un IMOCA sur son ber, dans un hangar ouvert sur la mer.",
    caption: "Au chantier : restaurer une coque plutôt que d’en construire une neuve.",
    credit,
    width: 1600,
    height: 1000,
  },
  {
    id: "nuit",
    alt: "Un voilier de nuit, voile éclairée, laisse un sillage luminescent.",
    caption: "Quart de nuit : le plancton bioluminescent s’allume dans le sillage.",
    credit,
    width: 1600,
    height: 1000,
  },
  {
    id: "mouillage",
    alt: "Deux voiliers au mouillage dans un lagon turquoise bordé de palmiers.",
    caption: "De l’autre côté de l’Atlantique, au mouillage.",
    credit,
    width: 1600,
    height: 1000,
  },
  {
    id: "encre-et-or",
    alt: "Reflets du soleil sur une mer d’encre.",
    caption: "Mer d’encre, soleil bas : une image de fond pour vos maquettes.",
    credit,
    width: 1600,
    height: 1000,
  },
];
