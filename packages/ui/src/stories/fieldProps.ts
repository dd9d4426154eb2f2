// What the pages of all fields say alike of their settings.
export const noteProps = {
  hint: "La forme attendue, dite avant toute saisie.",
  error: "Ce qui manque et comment le corriger ; rattachée au champ. Vide quand tout va bien.",
  valid: "Ce qui a été reconnu : « Adresse reconnue. » Cède la place à une erreur.",
};

export const fieldProps = {
  label: "Toujours vue ; ce qui se lit dans le champ vide n’est pas une étiquette.",
  ...noteProps,
};
