import { z } from "zod";
import { externalUrl, id, internalPath, label } from "../fields.ts";

/** Invented addresses live under `sillages.example` as long as the site is a demonstration. */
const mail = z.email("écrire une adresse complète : « contact@sillages.example »");

const telephone = z.strictObject({
  /** As one reads it, with no-break spaces: « 01 99 00 56 10 ». */
  display: z
    .string()
    .regex(
      /^0\d(\u00a0\d\d){4}$/,
      "écrire cinq groupes de deux chiffres, séparés par des espaces insécables",
    ),
  /** As a telephone dials it. Example: `tel:+33199005610`. */
  href: z.string().regex(/^tel:\+33\d{9}$/, "écrire « tel:+33 » puis neuf chiffres, sans espace"),
});

const address = z.strictObject({
  street: label,
  postalCode: z.string().regex(/^\d{5}$/),
  city: label,
  country: label,
});

/** Who the site speaks for. Renaming the expedition is done here, and only here. */
export const identity = z.strictObject({
  name: z.string().min(2).max(30),
  tagline: label,
  originLine: label,
  /** What the expedition is, in one sentence. */
  description: z.string().min(60).max(240),
  /** Without a slash at the end. Example: `https://www.sillages.example`. */
  site: externalUrl,
  association: z.strictObject({ name: label, url: externalUrl }),
  /** What « Découvrir » opens: a page of this site or an address elsewhere. */
  document: z.union([internalPath, externalUrl]),
  mail: z.strictObject({ contact: mail, partners: mail, press: mail, contest: mail }),
  telephone: z.strictObject({ contact: telephone, partners: telephone, press: telephone }),
  address,
  social: z.array(z.strictObject({ id, label, url: externalUrl })).readonly(),
  legal: z.strictObject({
    name: label,
    form: label,
    /** Number in the national register of associations. */
    register: z.string().regex(/^W\d{9}$/),
    publicationDirector: label,
    publicationDirectorRole: label,
  }),
  host: z.strictObject({ name: label, address, telephone, url: externalUrl }),
  /** `true` prints `demonstrationNotice` in the footer. */
  demonstration: z.boolean(),
  demonstrationNotice: label,
});

export type Identity = z.infer<typeof identity>;
