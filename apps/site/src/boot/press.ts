// On /presse.
import "./fieldsGivenBack.ts";
import "./pressOffice.ts";
