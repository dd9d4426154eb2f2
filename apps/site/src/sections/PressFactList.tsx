import { controls, presse } from "@sillages/content";
import { DescriptionList, Link, Text } from "@sillages/ui";

const { facts } = presse.kit;

type PressFact = (typeof facts.items)[number];

interface SourcedProps {
  fact: PressFact;
  /** On paper a link opens no window. */
  printed: boolean;
}

/** What is certain, and who says so where it is not the expedition. */
function Sourced({ fact: { definition, source }, printed }: SourcedProps) {
  if (!source) return definition;
  return (
    <>
      {`${definition}. ${facts.source}\u00A0: `}
      <Link href={source.href} {...(!printed && { newWindow: controls.newWindow })}>
        {source.label}
      </Link>
    </>
  );
}

/** What is certain of the expedition. */
export function PressFactList({ printed = false }: { printed?: boolean }) {
  return (
    <>
      <DescriptionList
        layout="stacked"
        items={facts.items.map((fact) => ({
          term: fact.term,
          definition: <Sourced fact={fact} printed={printed} />,
        }))}
      />
      <Text size="small">{facts.own}</Text>
    </>
  );
}
