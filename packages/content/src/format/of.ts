/** « de » before a name, as French says it: « de Camille », « d’Inès », « du Fanal », « des Pénonautes ». */
export function of(name: string): string {
  if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
  if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
  return /^[aeiouœæ]/i.test(name.normalize("NFD")) ? `d’${name}` : `de ${name}`;
}
