import { Section, SectionHeader, type SectionHeaderProps, type SectionProps } from "@sillages/ui";

interface TitledSectionProps
  extends
    Omit<SectionProps, "labelledBy" | "title">,
    Pick<SectionHeaderProps, "fit" | "lead" | "size" | "title"> {
  /** Its anchor, after which its heading is named. */
  id: string;
}

/** A section under its heading: a link leads to it, and the heading names it. */
export function TitledSection({
  id,
  title,
  fit,
  lead,
  size = "section",
  children,
  ...section
}: TitledSectionProps) {
  const heading = `${id}-titre`;
  return (
    <Section {...section} id={id} labelledBy={heading}>
      <SectionHeader id={heading} title={title} fit={fit} lead={lead} size={size} />
      {children}
    </Section>
  );
}
