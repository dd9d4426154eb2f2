import { pressLogos } from "@sillages/content";
import { Card, CardBody, Logo, Picture, Section } from "@sillages/ui";

type Version = (typeof pressLogos.versions)[number];

/** The name, then the mark alone, as they are drawn. */
const sizes = { logo: { width: 275, height: 44 }, mark: { width: 84, height: 40 } };

const drawing = ({ file }: Version) => ({
  src: `${import.meta.env.PICTURES}/identity/${file}.svg`,
  ...(file.includes("marque") ? sizes.mark : sizes.logo),
});

const surfaceOf = ({ ground }: Version) => (ground === "dark" ? "night" : "paper");

/** A logo on the ground that it is made for, as high as the others. */
export function LogoVersion({ version }: { version: Version }) {
  const { ground, label } = version;
  return (
    <Section surface={surfaceOf(version)} space="close">
      <Logo {...drawing(version)} name={label} light={ground === "dark"} />
    </Section>
  );
}

/** The same on paper, with the room around it that its rules ask for. */
export function PrintedLogo({ version }: { version: Version }) {
  return (
    <Card as="div" surface={surfaceOf(version)}>
      <CardBody>
        <Picture picture={{ ...drawing(version), alt: version.label }} load="now" />
      </CardBody>
    </Card>
  );
}
