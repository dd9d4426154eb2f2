import { identity, number, quantity, sailDesk, sails, sailStage, spaces } from "@sillages/content";
import {
  ActionLink,
  Button,
  Chip,
  CopyButton,
  DefinitionTable,
  Fieldset,
  NumberedCard,
  Stack,
  Text,
} from "@sillages/ui";
import { useRef } from "react";
import { mailto } from "../../../shell/mailto.ts";
import { areaOf } from "../areaOf.ts";
import { hashOf } from "./chosenInHash.ts";

const { details, mail } = sailDesk;

/** The link that brings these spaces back. */
const linkTo = (chosen: readonly number[]) => location.origin + location.pathname + hashOf(chosen);

/** A mail that names the spaces, sail by sail. */
function prepared(chosen: readonly number[]) {
  const sorted = chosen.toSorted((a, b) => a - b);
  const lines = sails.flatMap(({ id, name }) => {
    const own = sorted.filter((space) => spaces[space - 1]?.sail === id);
    return own.length > 0 ? [mail.line(name, own)] : [];
  });
  const total = details.totalValue(chosen.length, areaOf(chosen));
  return { subject: mail.subject(sorted), body: mail.body(lines.join("\n"), total, linkTo(chosen)) };
}

export interface ChosenCardProps {
  chosen: readonly number[];
  choose: (chosen: readonly number[]) => void;
}

/** The last space chosen, all of them when there are several, and what can be done with them. */
export function ChosenCard({ chosen, choose }: ChosenCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const last = spaces[(chosen.at(-1) ?? 0) - 1];
  if (!last) return null;
  // The control that was pressed goes away: focus stays near.
  const keepFocus = (next: readonly number[]) => {
    card.current?.focus({ preventScroll: true });
    choose(next);
  };
  const sail = sails.find(({ id }) => id === last.sail);
  const several = chosen.length > 1;
  const items = [
    { term: details.sail, definition: sail?.name },
    { term: details.use, definition: sail?.description },
    { term: details.area, definition: quantity(last.area, "m²") },
    { term: details.place, definition: details.placeValue(last.row, last.column) },
    several && { term: details.total, definition: details.totalValue(chosen.length, areaOf(chosen)) },
  ].filter((item) => item !== false);
  return (
    <div ref={card} tabIndex={-1}>
      <NumberedCard
        label={sailStage.card.label}
        number={number(last.number)}
        footer={
          <>
            {several && (
              <Fieldset legend={sailDesk.several} layout="row">
                {chosen.map((space) => (
                  <Chip
                    key={space}
                    size="small"
                    pressed
                    onChange={() => keepFocus(chosen.filter((other) => other !== space))}
                  >
                    {number(space)}
                  </Chip>
                ))}
              </Fieldset>
            )}
            <Stack direction="row" space="near">
              <ActionLink href={mailto(identity.mail.partners, prepared(chosen))}>
                {sailDesk.book(chosen.length)}
              </ActionLink>
              <Button tone="outline" onClick={() => keepFocus([])}>
                {sailDesk.clear}
              </Button>
              <CopyButton text={linkTo(chosen)} {...sailDesk.copy} />
            </Stack>
            <Text size="small">{sailDesk.note}</Text>
          </>
        }
      >
        <DefinitionTable items={items} />
      </NumberedCard>
    </div>
  );
}
