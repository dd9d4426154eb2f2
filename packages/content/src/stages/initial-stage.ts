/** The stage that is chosen when the page opens. */
export const initialStage = "tours-d-europe";
