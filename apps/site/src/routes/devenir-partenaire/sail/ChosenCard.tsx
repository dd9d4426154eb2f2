import { number, spaceChoice, squareMetres } from "@sillages/content";
import {
  ActionLink,
  Button,
  Card,
  CardBody,
  CardFooter,
  CardNumber,
  ToggleButton,
  CopyButton,
  DescriptionList,
  Fieldset,
  Stack,
  Text,
} from "@sillages/ui";
import { useRef } from "react";
import { mailto } from "../../../shell/mailto.ts";
import { hashOf } from "./chosenInHash.ts";
import { areaOf, type Plan, sailOf, spaceOf } from "./plan.ts";

const { book, clear, copy, details, label, mail, note, several } = spaceChoice;

/** The link that brings these spaces back. */
const linkTo = (chosen: readonly number[]) => location.origin + location.pathname + hashOf(chosen);

/** A mail that names the spaces, sail by sail. */
function prepared(plan: Plan, chosen: readonly number[]) {
  const sorted = chosen.toSorted((a, b) => a - b);
  const lines = plan.sails.flatMap(({ id, name }) => {
    const own = sorted.filter((number) => spaceOf(plan, number)?.sail === id);
    return own.length > 0 ? [mail.line(name, own)] : [];
  });
  const total = details.totalValue(chosen.length, areaOf(plan, chosen));
  return { subject: mail.subject(sorted), body: mail.body(lines.join("\n"), total, linkTo(chosen)) };
}

export interface ChosenCardProps {
  plan: Plan;
  chosen: readonly number[];
  choose: (chosen: readonly number[]) => void;
}

/** The last space chosen, all of them when there are several, and what can be done with them. */
export function ChosenCard({ plan, chosen, choose }: ChosenCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const last = spaceOf(plan, chosen.at(-1));
  if (!last) return null;
  // The control that was pressed goes away: focus stays near.
  const keepFocus = (next: readonly number[]) => {
    card.current?.focus({ preventScroll: true });
    choose(next);
  };
  const sail = sailOf(plan, last);
  const isOneOfSeveral = chosen.length > 1;
  const items = [
    { term: details.sail, definition: sail?.name },
    { term: details.use, definition: sail?.description },
    { term: details.area, definition: squareMetres(last.area) },
    { term: details.place, definition: details.placeValue(last.row, last.column) },
    isOneOfSeveral && {
      term: details.total,
      definition: details.totalValue(chosen.length, areaOf(plan, chosen)),
    },
  ].filter((item) => item !== false);
  return (
    <div ref={card} tabIndex={-1}>
      <Card as="div" layout="summary" surface="paper">
        <CardNumber label={label}>{number(last.number)}</CardNumber>
        <CardBody>
          <DescriptionList items={items} />
        </CardBody>
        <CardFooter>
          {isOneOfSeveral && (
            <Fieldset legend={several} layout="row">
              {chosen.map((space) => (
                <ToggleButton
                  key={space}
                  size="small"
                  pressed
                  onChange={() => keepFocus(chosen.filter((other) => other !== space))}
                >
                  {number(space)}
                </ToggleButton>
              ))}
            </Fieldset>
          )}
          <Stack direction="row" space="near">
            <ActionLink href={mailto(plan.owner.mail, prepared(plan, chosen))}>
              {book(chosen.length)}
            </ActionLink>
            <Button variant="secondary" onClick={() => keepFocus([])}>
              {clear}
            </Button>
            <CopyButton text={linkTo(chosen)} {...copy} />
          </Stack>
          <Text size="small">{note}</Text>
        </CardFooter>
      </Card>
    </div>
  );
}
