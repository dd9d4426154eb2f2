/** The element that says which address led to the page of unknown addresses. */
export const ASKED_ADDRESS = "adresse";

/** Where the address stands in its words. */
export const ADDRESS_SLOT = "{adresse}";
