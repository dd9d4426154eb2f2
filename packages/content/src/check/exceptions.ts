import type { JustifiedClaim } from "./claims.ts";

/** Green claims that stay, each with its reason. */
export const justifiedClaims: readonly JustifiedClaim[] = [];

/** Real sites that the content may cite as the source of a fact, subdomains included. Never as a partner. */
export const realHosts: readonly string[] = [
  "alanroura.com",
  "amptavolara.com",
  "arcep.fr",
  "bateaux.com",
  "cnil.fr",
  "coralguardian.org",
  "defenseurdesdroits.fr",
  "europa.eu",
  "figaronautisme.meteoconsult.fr",
  "iddri.org",
  "imoca.org",
  "interieur.gouv.fr",
  "ipcc.ch",
  "naturalearthdata.com",
  "nature.com",
  "rtbf.be",
  "sailweb.co.uk",
  "un.org",
  "unctad.org",
  "vendeeglobe.org",
  "w3.org",
  "worldbankgroup.org",
];
