// Everything that the editing page says by itself. What a field is, and what is wrong in it, comes from the schemas and the check.

interface Unreadable {
  readonly line: number;
  readonly problem: string;
  readonly remedy: string;
}

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

const everywhere = "Tout le site";
const otherPages = "Autres pages";

export const words = {
  title: "Écrire le site",
  close: "Fermer",
  wrongKey: {
    title: "Cette adresse ne suffit pas",
    text: "Ouvrez l’adresse entière que la commande «\u202fnpm run edit\u202f» a affichée\u00a0: elle contient la clé de cette page.",
  },
  storageRefused: {
    title: "Ce navigateur ne garde rien",
    text: "Vos brouillons seraient perdus\u00a0: dans ses réglages, autorisez les cookies et les données de cette adresse, puis rechargez la page.",
  },
  stopped:
    "La page ne répond plus. Relancez «\u202fnpm run edit\u202f»\u00a0: vos brouillons sont gardés dans ce navigateur.",
  diskFull:
    "Le disque est plein\u00a0: rien n’a été écrit. Faites de la place, puis réessayez\u00a0: vos brouillons sont gardés dans ce navigateur.",
  diskRefuses:
    "Le disque refuse\u00a0: le fichier ou son dossier est en lecture seule, ou ouvert dans un autre logiciel. Libérez-le, puis réessayez\u00a0: vos brouillons sont gardés dans ce navigateur.",
  failed: "Cela n’a pas abouti. Réessayez\u00a0: vos brouillons sont gardés dans ce navigateur.",
  unreadable: ({ line, problem, remedy }: Unreadable) =>
    `Ce fichier ne se lit pas, ligne\u00a0${line}\u00a0: ${problem}. ${remedy} Puis ouvrez-le à nouveau.`,
  skip: "Aller au contenu",
  navigation: "Contenus",
  allContents: "Tous les contenus",
  wayBack: "Retour",
  drafts: (count: number) => `Brouillons (${count})`,
  everywhere,
  otherPages,
  sections: [
    { label: "Journal de bord", pages: ["/journal"] },
    {
      label: "Presse",
      pages: ["/presse", "/documents/revue-de-presse.html", "/dossier-de-presse", "/fiche-presse"],
    },
    { label: "Accueil", pages: ["/", "/escales"] },
    { label: "Équipe", pages: ["/equipe"] },
    { label: "Qui sommes-nous", pages: ["/presentation"] },
    { label: "Jeux & Concours", pages: ["/jeux-concours", "/cadre-quiz", "/quiz-sheet", "/ou-est-ce-port"] },
    {
      label: "Pour la classe",
      pages: ["/enseignants", "/diplome", "/mode-classe", "/cartes-reponses", "/lexique", "/a-emporter"],
    },
    { label: "Vidéos", pages: ["/videos"] },
    {
      label: "Devenir Partenaire",
      pages: ["/devenir-partenaire", "/documents/dossier.html", "/rapport-rse"],
    },
    { label: otherPages, pages: [] },
    { label: everywhere, pages: [] },
  ] as readonly { readonly label: string; readonly pages: readonly string[] }[],
  searchAll: "Chercher dans tout le site",
  searchTitle: (searched: string) => `«\u202f${searched}\u202f» dans le site`,
  searchList: "Chercher dans cette liste",
  foundAll: (count: number, shown: number) =>
    `${counted(count, "contenu le dit", "contenus le disent")}${count > shown ? `\u00a0: voici les ${shown} premiers` : ""}.`,
  foundNothing:
    "Tapez quelques mots qui se suivent, tels que vous les lisez sur la page. Un nombre ou un nom peut venir d’ailleurs\u00a0: essayez les mots d’à côté.",
  clearSearch: "Effacer la recherche",
  found: (count: number) => counted(count, "entrée", "entrées"),
  welcome: "Par où commencer\u202f?",
  welcomeHint:
    "Ouvrez un contenu par la page où il se voit. Ou tapez quelques mots lus sur le site\u00a0: la recherche mène à ce qui les dit.",
  common: [
    { folder: "journal", label: "Écrire une page du journal" },
    { folder: "press", label: "Ajouter un article de presse" },
    { folder: "photos", label: "Ajouter une photo" },
    { folder: "team", label: "Ajouter un membre" },
    { folder: "partners", label: "Ajouter un partenaire" },
  ],
  draftMark: "brouillon",
  add: "Ajouter",
  newEntry: "Nouvelle entrée",
  group: "Dossier",
  file: (id: string) => `Fichier\u00a0: ${id}`,
  loading: "Lecture…",
  fileName: "Nom du fichier",
  fileNameHint:
    "Il se fait du titre\u00a0: minuscules sans accent, mots séparés par un tiret. Une fois publié, il ne change plus.",
  fileNameTaken: "Ce nom est déjà pris.",
  fileNameWrong:
    "Écrire en minuscules sans accent, mots séparés par un tiret\u00a0: «\u202ftours-d-europe\u202f».",
  order: "Place dans la liste",
  orderHint: "Les entrées se suivent du plus petit nombre au plus grand. Entre 10 et 20, écrire 15.",
  paragraphsHint: "Une ligne vide sépare deux paragraphes.",
  choose: "Choisir…",
  none: "Aucune",
  optional: (label: string) => `${label} (facultatif)`,
  item: (label: string, place: number) => `${label} n°\u00a0${place}`,
  addItem: (label: string) => `Ajouter\u00a0: ${label.toLowerCase()}`,
  removeItem: (label: string) => `Retirer «\u202f${label}\u202f»`,
  itemUp: (label: string) => `Monter «\u202f${label}\u202f»`,
  itemDown: (label: string) => `Descendre «\u202f${label}\u202f»`,
  kept: "Ce champ se change dans le fichier.",
  ownPicture: "Photographie",
  ownPictureHint: "un JPEG de 8\u00a0Mo au plus, 960\u00a0pixels au moins sur son plus grand côté",
  ownPictureMissing: { problem: "la photographie manque", remedy: "La déposer ici, en JPEG." },
  dropPicture: "Déposer une image",
  dropPictureHint: "SVG, PNG, JPEG ou WebP, depuis votre ordinateur.",
  pictureSending: "Envoi de l’image…",
  pictureAdded: (name: string) => `Image ajoutée\u00a0: ${name}`,
  pictureRefused: "Cette image n’a pas pu être ajoutée.",
  pictureKind: {
    problem: "les navigateurs n’affichent pas ce format",
    remedy: "L’enregistrer en JPEG ou en PNG, puis la déposer à nouveau.",
  },
  ownPictureKind: "L’enregistrer en JPEG, puis la déposer à nouveau.",
  pictureBroken: {
    problem: "ce fichier n’est pas une image, ou il est incomplet",
    remedy:
      "L’ouvrir sur votre ordinateur\u00a0: s’il ne s’y voit pas, le demander à nouveau à qui vous l’a donné.",
  },
  pictureWrong: ({ problem, remedy }: { readonly problem: string; readonly remedy: string }) =>
    `Image refusée\u00a0: ${problem}. ${remedy}`,
  save: "Enregistrer",
  saving: "Enregistre",
  saved: "Enregistré dans le fichier.",
  savedElsewhere: (count: number) =>
    `Enregistré. La vérification signale encore ${counted(count, "chose", "choses")} ailleurs\u00a0:`,
  refused: (count: number) =>
    `${counted(count, "chose à corriger", "choses à corriger")}. Rien n’est écrit dans le fichier, et votre brouillon est gardé.`,
  finding: ({ field, problem, remedy }: Record<"field" | "problem" | "remedy", string>) =>
    `«\u202f${field}\u202f»\u00a0: ${problem}. ${remedy}`,
  addWord: (word: string) => `«\u202f${word}\u202f» est juste\u00a0: l’ajouter au dictionnaire`,
  wordAdded: (word: string) => `«\u202f${word}\u202f» est au dictionnaire.`,
  draftKept: "Brouillon gardé dans ce navigateur.",
  draftUnkept:
    "Ce navigateur n’a plus de place pour garder votre brouillon\u00a0: enregistrez avant de fermer cet onglet.",
  draftFound: "Votre brouillon a été retrouvé\u00a0: il n’est pas encore enregistré.",
  undo: "Défaire",
  undone: (label?: string) => (label === undefined ? "Défait." : `Défait\u00a0: «\u202f${label}\u202f».`),
  goTo: (label: string) => `Aller à «\u202f${label}\u202f»`,
  forgetDraft: "Abandonner le brouillon",
  takeDraftBack: "Reprendre le brouillon",
  draftForgotten: "Brouillon abandonné\u00a0: voici le fichier.",
  remove: "Supprimer",
  removeIt: "Supprimer le fichier",
  removeTitle: "Supprimer cette entrée",
  removeText:
    "Elle quittera le site\u202f; la photo ou le dessin qu’elle seule montrait part avec elle. Vous pourrez la rétablir tant que cette page reste ouverte.",
  removed: (title: string) => `«\u202f${title}\u202f» est supprimé.`,
  restored: (title: string) => `«\u202f${title}\u202f» est rétabli.`,
  takeRemovedBack: "Rétablir",
  cancel: "Annuler",
  fileChanged: "Le fichier a changé ailleurs\u00a0: voici sa nouvelle version.",
  rebased:
    "Le fichier a changé ailleurs\u00a0: ce que vous n’aviez pas touché est à jour, et vos mots sont gardés. Relisez, puis enregistrez.",
  conflictTitle: "Le fichier a changé pendant que vous écriviez",
  conflictText: "Rien n’a été écrasé. Voici ce qui diffère\u202f; choisissez avant d’enregistrer.",
  conflictRemoved: "Le fichier a été supprimé ailleurs. Garder votre brouillon l’écrira de nouveau.",
  field: "Champ",
  yours: "Votre brouillon",
  theirs: "Le fichier",
  takeTheirs: "Prendre le fichier",
  keepYours: "Garder mon brouillon",
  keptYours: "Votre brouillon est gardé\u00a0: relisez-le, puis enregistrez.",
  empty: "vide",
  elsewhereTitle: "Ouverte dans un autre onglet",
  elsewhereText: "Cette entrée se modifie déjà dans un autre onglet. Ici, on peut seulement la lire.",
  writeHere: "Écrire ici",
  preview: "La page, telle qu’elle sera",
  previewHint: "Elle suit chaque enregistrement.",
  openPreview: "Ouvrir à part",
  seePage: "Voir la page",
  seeOnline: "La page en ligne",
  newWindow: "(nouvelle fenêtre)",
  host: {
    signIn: (repository: string) =>
      `Pour écrire dans le dépôt ${repository}, donnez le jeton de votre compte GitHub.`,
    token: "Jeton GitHub",
    tokenHint:
      "Limité à ce dépôt, avec les droits «\u202fContents\u202f» et «\u202fPull requests\u202f» en écriture. Il est oublié quand vous fermez cet onglet.",
    makeToken: "Créer un jeton sur GitHub",
    enter: "Entrer",
    refused: "GitHub ne reconnaît pas ce jeton, ou il n’ouvre pas ce dépôt.",
    retry: "Réessayer",
    unreachable: "GitHub ne répond pas. Réessayez dans un instant.",
    waiting: (count: number) =>
      count === 0
        ? "Rien n’attend d’être publié."
        : `${counted(count, "fichier enregistré, pas encore publié", "fichiers enregistrés, pas encore publiés")}.`,
    saved: "Enregistré. Le site changera quand vous aurez publié, en haut de cette page.",
    publish: "Publier",
    goToPublish: "Aller à «\u202fPublier\u202f»",
    publication: "Publication",
    published: "Publié\u00a0: le site se reconstruit, comptez quelques minutes.",
    unknown:
      "GitHub n’a pas répondu à temps\u00a0: c’est peut-être publié. Réessayez\u00a0: rien ne sera publié deux fois.",
    merged: "Le site publié a changé\u00a0: ce que vous n’aviez pas touché est à jour.",
    conflicts:
      "Quelqu’un d’autre a publié ce que vous aviez changé aussi. Rien n’est perdu\u00a0: vos textes sont redevenus des brouillons. Ouvrez-les pour choisir.",
    blocked:
      "Quelqu’un d’autre a publié ce que vous aviez changé aussi. Les vôtres restent enregistrés, mais ne peuvent pas être publiés tels quels\u00a0: demandez à la personne qui tient le dépôt de réunir les deux.",
    notYet: "La vérification de GitHub n’a pas fini, ou refuse la publication.",
    follow: "Voir où elle en est",
  },
} as const;
