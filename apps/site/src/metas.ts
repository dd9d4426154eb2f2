import {
  accessibilite,
  accueil,
  confidentialite,
  devenirPartenaire,
  ecoconception,
  equipe,
  horsLigne,
  introuvable,
  jeuxConcours,
  mentionsLegales,
  planDuSite,
  presentation,
  presse,
  reglement,
  videosPage,
} from "@sillages/content";
import type { PagePath } from "./routes.ts";

interface Meta {
  title: string;
  description: string;
}

/** The title and description of each page. Read where pages are rendered to HTML, never by the scripts. */
export const metas: { readonly [Path in PagePath]: Meta } = {
  "/": accueil.meta,
  "/presentation": presentation.meta,
  "/qui-sommes-nous": presentation.meta,
  "/equipe": equipe.meta,
  "/presse": presse.meta,
  "/jeux-concours": jeuxConcours.meta,
  "/devenir-partenaire": devenirPartenaire.meta,
  "/videos": videosPage.meta,
  "/mentions-legales": mentionsLegales.meta,
  "/confidentialite": confidentialite.meta,
  "/accessibilite": accessibilite.meta,
  "/ecoconception": ecoconception.meta,
  "/reglement": reglement.meta,
  "/plan-du-site": planDuSite.meta,
  "/hors-ligne": horsLigne.meta,
  "/404": introuvable.meta,
};
