/** The poster of the page, asked for before the page is read by those who come for the contests (boot/quizArrival.ts). */
export const openingDrawing = "scenes/boussole";
