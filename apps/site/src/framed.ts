/** The one page that pages of other sites may frame: the quiz alone. Its headers, its links and what it keeps follow from that (decision 35). */
export const framedPath = "/cadre/quiz";

/** The message by which it tells how high it is, to whoever frames it. */
export const HEIGHT_MESSAGE = "sillages:hauteur";
