import { pressLogos } from "@sillages/content";
import { Card, CardBody, Picture, Section } from "@sillages/ui";

type Version = (typeof pressLogos.versions)[number];

/** The name, then the mark alone, as they are drawn. */
const sizes = { logo: { width: 275, height: 44 }, mark: { width: 84, height: 40 } };

const picture = ({ file, label }: Version) => ({
  src: `${import.meta.env.PICTURES}/identity/${file}.svg`,
  alt: label,
  ...(file.includes("marque") ? sizes.mark : sizes.logo),
});

const surfaceOf = ({ ground }: Version) => (ground === "dark" ? "night" : "paper");

/** A logo on the ground that it is made for. */
export function LogoVersion({ version }: { version: Version }) {
  return (
    <Section surface={surfaceOf(version)} space="close">
      <Picture picture={picture(version)} load="now" />
    </Section>
  );
}

/** The same on paper, with the room around it that its rules ask for. */
export function PrintedLogo({ version }: { version: Version }) {
  return (
    <Card as="div" surface={surfaceOf(version)}>
      <CardBody>
        <Picture picture={picture(version)} load="now" />
      </CardBody>
    </Card>
  );
}
