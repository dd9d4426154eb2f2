import { z } from "zod";
import { externalUrl, group, id, internalPath, label, paragraph, webAddress, words } from "../fields.ts";

/** Invented addresses live under `sillages.example` as long as the site is a demonstration. */
const mail = z.email("écrire une adresse complète : « contact@sillages.example »");

const telephone = z.strictObject({
  /** As one reads it, with no-break spaces: « 01 99 00 56 10 ». */
  display: z
    .string()
    .regex(/^0\d(\u00a0\d\d){4}$/, "écrire cinq groupes de deux chiffres, séparés par des espaces insécables")
    .meta({ title: "À lire", description: "01 99 00 56 10" }),
  /** As a telephone dials it. Example: `tel:+33199005610`. */
  href: z
    .string()
    .regex(/^tel:\+33\d{9}$/, "écrire « tel:+33 » puis neuf chiffres, sans espace")
    .meta({ title: "À composer", description: "tel:+33 puis neuf chiffres" }),
});

const address = z.strictObject({
  street: words("Rue"),
  postalCode: z
    .string()
    .regex(/^\d{5}$/, "écrire cinq chiffres, entre guillemets droits : « 56100 »")
    .meta({ title: "Code postal" }),
  city: words("Ville"),
  country: label.meta({ title: "Pays", description: "comme on l’écrit en français" }),
});

/** Who the site speaks for. Renaming the expedition is done here, and only here. */
export const identity = z.strictObject({
  name: z
    .string()
    .min(2)
    .max(30)
    .meta({ title: "Nom de l’expédition", description: "le changer ici le change partout" }),
  tagline: words("Accroche"),
  originLine: words("Devise"),
  /** What the expedition is, in one sentence. */
  description: z
    .string()
    .min(60)
    .max(240)
    .meta({ title: "Présentation", description: "ce qu’est l’expédition, en une phrase" }),
  /** Without a slash at the end. Example: `https://www.sillages.example`. */
  site: externalUrl.meta({ title: "Adresse du site", description: "en https, sans barre à la fin" }),
  association: group("Association", { name: words("Nom"), url: webAddress }),
  /** What « Découvrir » opens: a page of this site or an address elsewhere. */
  document: z
    .union([internalPath, externalUrl])
    .meta({ title: "Ce qu’ouvre « Découvrir »", description: "une page du site ou une adresse" }),
  mail: group("Adresses électroniques", {
    contact: mail.meta({ title: "Contact" }),
    partners: mail.meta({ title: "Partenariats" }),
    press: mail.meta({ title: "Presse" }),
    contest: mail.meta({ title: "Concours" }),
  }),
  telephone: group("Téléphones", {
    contact: telephone.meta({ title: "Contact" }),
    partners: telephone.meta({ title: "Partenariats" }),
    press: telephone.meta({ title: "Presse" }),
  }),
  address: address.meta({ title: "Adresse postale" }),
  social: z
    .array(
      z.strictObject({
        id: id.meta({ title: "Nom court" }),
        label: words("Libellé"),
        url: webAddress,
      }),
    )
    .readonly()
    .meta({ title: "Réseaux sociaux" }),
  legal: group("Mentions légales", {
    name: words("Nom"),
    form: words("Forme juridique"),
    /** Number in the national register of associations. */
    register: z
      .string()
      .regex(/^W\d{9}$/, "écrire W puis neuf chiffres, sans espace : « W561234567 »")
      .meta({ title: "Numéro au répertoire", description: "W puis neuf chiffres" }),
    publicationDirector: words("Direction de la publication"),
    publicationDirectorRole: words("Sa fonction"),
  }),
  host: group("Hébergeur", {
    name: words("Nom"),
    address: address.meta({ title: "Adresse postale" }),
    telephone: telephone.meta({ title: "Téléphone" }),
    url: webAddress,
  }),
  /** `true` prints `demonstrationNotice` in the footer, `demonstrationLine` near what could be taken for an offer. */
  demonstration: z.boolean().meta({
    title: "Site de démonstration",
    description: "oui tant que des personnes ou des organisations sont inventées",
  }),
  demonstrationNotice: paragraph.meta({
    title: "Avertissement de démonstration",
    description: "au pied de chaque page",
  }),
  /** Where somebody could take the demonstration for an offer: the contests, the press texts. */
  demonstrationLine: z
    .string()
    .min(10)
    .max(120)
    .meta({ title: "Le même, en une ligne", description: "près des concours et des textes de presse" }),
});

export type Identity = z.infer<typeof identity>;
