import { ActionLink, Section, Stack } from "@sillages/ui";

interface Turn {
  href: string;
  /** « Page précédente » */
  label: string;
  title: string;
}

interface PreviousNextProps {
  /** Names the landmark. */
  label: string;
  before?: Turn | undefined;
  after?: Turn | undefined;
}

/** From a page of the log to the one before and the one after. */
export function PreviousNext({ label, before, after }: PreviousNextProps) {
  const turns = [before, after].filter((turn) => turn !== undefined);
  if (turns.length === 0) return null;
  return (
    <Section surface="cream" space="close">
      <nav aria-label={label}>
        <Stack direction="row" space="near">
          {turns.map((turn) => (
            <ActionLink key={turn.href} href={turn.href} variant="secondary">
              {`${turn.label}\u00A0: ${turn.title}`}
            </ActionLink>
          ))}
        </Stack>
      </nav>
    </Section>
  );
}
