/** Common nouns that French does not leave without their article. */
const elided = /^(?:Académie|Association|École|Institut|Office|Union)(?=\s)/;

/** A name as it stands in a sentence: « Camille », « l’École Haute-Brasse ». */
export function called(name: string): string {
  return elided.test(name.normalize("NFC")) ? `l’${name}` : name;
}

/** « de » before a name, as French says it: « de Camille », « d’Inès », « du Fanal », « de l’École Haute-Brasse ». */
export function of(name: string): string {
  const inSentence = called(name);
  if (inSentence !== name) return `de ${inSentence}`;
  if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
  if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
  return /^[aeiouœæ]/i.test(name.normalize("NFD")) ? `d’${name}` : `de ${name}`;
}
