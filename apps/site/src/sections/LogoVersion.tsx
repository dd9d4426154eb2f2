import { pressLogos } from "@sillages/content";
import { Picture, Section } from "@sillages/ui";

type Version = (typeof pressLogos.versions)[number];

/** The name, then the mark alone, as they are drawn. */
const sizes = { logo: { width: 275, height: 44 }, mark: { width: 84, height: 40 } };

/** A logo on the ground that it is made for. */
export function LogoVersion({ file, ground, label }: Version) {
  const size = file.includes("marque") ? sizes.mark : sizes.logo;
  const picture = { src: `${import.meta.env.PICTURES}/identity/${file}.svg`, alt: label, ...size };
  return (
    <Section surface={ground === "dark" ? "night" : "paper"} space="close">
      <Picture picture={picture} load="now" />
    </Section>
  );
}
