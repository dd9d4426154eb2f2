import {
  accessibilite,
  accueil,
  classMode,
  confidentialite,
  devenirPartenaire,
  diplomas,
  ecoconception,
  enseignants,
  equipe,
  escales,
  horsLigne,
  introuvable,
  jeuxConcours,
  mentionsLegales,
  planches,
  planDuSite,
  presentation,
  presse,
  reglement,
  pressFeeds,
  takeAway,
  videosPage,
} from "@sillages/content";
import type { PagePath } from "./routes.ts";

interface Meta {
  title: string;
  description: string;
  /** Feeds of what the page lists, for readers that look for them at its address. */
  feeds?: readonly { type: string; title: string; href: string }[];
}

const { atom, json, title } = pressFeeds;
const feeds = [
  { type: "application/atom+xml", title: `${title} (${atom.label})`, href: atom.path },
  { type: "application/feed+json", title: `${title} (${json.label})`, href: json.path },
];

/** The title and description of each page. Read where pages are rendered to HTML, never by the scripts. */
export const metas: { readonly [Path in PagePath]: Meta } = {
  "/": accueil.meta,
  "/presentation": presentation.meta,
  "/qui-sommes-nous": presentation.meta,
  "/equipe": equipe.meta,
  "/presse": { ...presse.meta, feeds },
  "/jeux-concours": jeuxConcours.meta,
  "/devenir-partenaire": devenirPartenaire.meta,
  "/videos": videosPage.meta,
  "/mentions-legales": mentionsLegales.meta,
  "/confidentialite": confidentialite.meta,
  "/accessibilite": accessibilite.meta,
  "/ecoconception": ecoconception.meta,
  "/reglement": reglement.meta,
  "/planches": planches.meta,
  "/enseignants": enseignants.meta,
  "/mode-classe": classMode.meta,
  "/diplome": diplomas.meta,
  "/a-emporter": takeAway.meta,
  "/plan-du-site": planDuSite.meta,
  "/escales": escales.meta,
  "/hors-ligne": horsLigne.meta,
  "/404": introuvable.meta,
};
