import { type LogoId, logos, organisations, partners } from "@sillages/content";
import { LOGO_HEIGHT, logoOf } from "../../shell/pictures/pictureOf.ts";

/** Whom the home page presents, in this order. */
const roles = ["energy", "marine-technology", "biodiversity"] as const;

/** Those who hold a post of the expedition. */
export const postHolders = roles.flatMap((role) =>
  organisations.filter((organisation) => organisation.role === role),
);

/** The picture of every logo of the page (images/logoSprite.ts), in the published folder. */
export const sheetFile = "logos/partenaires.svg";

/** Its rows: those that run on the strip, then the others. */
export const sheetRows = [partners, postHolders].map((row) => row.map(({ logo }) => logo));

/** The first row, as the strip repeats it: a logo is followed by a blank as wide as it is high. */
export function stripPicture() {
  const width = partners.reduce((sum, { logo }) => sum + logos[logo] + LOGO_HEIGHT, 0);
  return { src: `${import.meta.env.PICTURES}/${sheetFile}`, width, height: LOGO_HEIGHT };
}

/** The logo `id`, on the sheet. */
export const sheetLogo = (id: LogoId) => ({
  ...logoOf(id),
  src: `${import.meta.env.PICTURES}/${sheetFile}#${id}`,
});
