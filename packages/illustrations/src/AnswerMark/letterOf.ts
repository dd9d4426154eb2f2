const FIRST = 65;

/** The letter of the answer at `place`, from 0: A, B, C… */
export const letterOf = (place: number): string => String.fromCharCode(FIRST + place);

/** The place, from 0, of the answer that `letter` names, whatever its case. */
export const placeOfLetter = (letter: string): number => letter.toUpperCase().charCodeAt(0) - FIRST;
