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
import { type RefObject, useRef } from "react";
import { mailto } from "../../../shell/links/mailto.ts";
import { costOf } from "../proposal/proposalCost.ts";
import type { ProposalOffer } from "../proposal/proposalOffer.ts";
import { useMonthsLeft } from "../proposal/useMonthsLeft.ts";
import { type Plan, sailOf } from "./plan.ts";
import { linkTo, preparedMail } from "./preparedMail.ts";
import { chooseSpaces, useSailChoice } from "./sailChoice.ts";
import { SaveTrial } from "./SaveTrial.tsx";
import { useChosenSpaces } from "./useChosenSpaces.ts";

const { book, clear, copy, details, label, note, several } = spaceChoice;

interface ChosenCardProps {
  plan: Plan;
  offer: ProposalOffer;
  /** Takes the focus when no space is chosen any more. */
  place: RefObject<HTMLElement | null>;
}

/** The last space chosen, all of them when there are several, and what can be done with them. */
export function ChosenCard({ plan, offer, place }: ChosenCardProps) {
  const choice = useSailChoice();
  const { chosen } = choice;
  const { area, spaces, yearlyEuros } = useChosenSpaces(plan);
  const price = costOf(useMonthsLeft(offer), yearlyEuros, []).words;
  const card = useRef<HTMLDivElement>(null);
  const last = spaces.at(-1);
  if (!last) return null;
  // The control that was pressed goes away: focus stays near.
  const keepFocus = (next: readonly number[]) => {
    (next.length > 0 ? card : place).current?.focus({ preventScroll: true });
    chooseSpaces(next);
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
      definition: details.totalValue(chosen.length, area),
    },
    price !== undefined && { term: details.price, definition: price },
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
            <ActionLink href={mailto(plan.owner.mail, preparedMail(plan, choice))}>
              {book(chosen.length)}
            </ActionLink>
            <Button variant="secondary" onClick={() => keepFocus([])}>
              {clear}
            </Button>
            <CopyButton text={linkTo(choice)} {...copy} />
          </Stack>
          <SaveTrial plan={plan} />
          <Text size="small">{note}</Text>
        </CardFooter>
      </Card>
    </div>
  );
}
