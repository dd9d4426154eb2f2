import type { PressItem } from "./press.schema.ts";

export const changeDeMetier: PressItem = {
  id: "deux-bateaux-de-course-changent-de-metier",
  type: "article",
  category: "presse-ecrite",
  title: "À Lorient, deux bateaux de course changent de métier",
  source: "Le Fanal du Large",
  fullDate: "2025-10-16",
  excerpt:
    "Ils ne gagneront plus, et c’est tant mieux : deux IMOCA vont être restaurés pour mesurer la mer. À bord, des marins, des scientifiques et douze étudiants.",
  drawing: "scenes/presse",
  featured: true,
  views: "300K",
  shares: 1240,
  likes: 3860,
  tags: ["IMOCA", "Économie bleue", "Lorient", "Étudiants", "Restauration"],
  journalist: "Solenn Abgrall",
  readMinutes: 4,
  url: "https://www.fanal-du-large.example/2025/10/16/deux-bateaux-de-course-changent-de-metier",
};
