import type { PressText } from "./press.schema.ts";

export const changeDeMetierText: PressText = {
  id: "deux-bateaux-de-course-changent-de-metier",
  body: [
    "Il faut pousser fort la porte du hangar. Au fond, sous des bâches, deux coques de dix-huit mètres attendent, quille déposée. « On les a regardées comme tout le monde, raconte Maëlle Le Goff : trop vieilles pour gagner. Puis on s’est demandé ce qu’elles pouvaient faire d’autre. »",
    "La réponse tient en un mot : mesurer. La jeune association Sillages va restaurer les deux IMOCA et en faire des laboratoires flottants de l’économie bleue. Le chantier doit commencer en décembre. Suivront un tour des ports européens, de mars à août 2026, puis une traversée de l’Atlantique vers l’Amérique latine, à l’automne.",
    "Yann Kervella, capitaine d’armement, tapote un bordé du manche de son couteau. « Vous entendez ? C’est sain. Une coque comme celle-là, si on la jette, il faut en refaire une. » Or, dans l’empreinte d’un IMOCA neuf, c’est le moule et la structure qui pèsent le plus. Restaurer, c’est s’en passer.",
    "Là où l’on empilait les voiles, Inès Benali a tracé à la craie le plan d’une paillasse. La planctonologue veut des mesures modestes, mais répétées : même eau, mêmes gestes, port après port. « Un chiffre seul ne dit rien. C’est la comparaison qui parle. »",
    "Douze étudiants prendront part au voyage. Ils seront choisis sur un projet, en énergie, en écologie, en architecture ou en audiovisuel. « Une page suffit, promet Aïssatou Diallo, qui prépare l’appel. Je cherche une question, pas un palmarès. »",
    "Reste à financer la toile. Les voiles porteront cent espaces pour des entreprises qui veulent donner un terrain à leur plan RSE. Un seul est déjà pris. « On ne cherche pas des logos, prévient Théo Marchand, chargé des partenariats. On cherche des équipages. » Dehors, la marée remonte. Dans le hangar, quelqu’un rallume la lampe.",
  ],
};
