import { dayInParis, proposalWords } from "@sillages/content";
import { PrintPreview } from "@sillages/illustrations";
import { ActionLink, Button, Checkbox, Fieldset, Stack, Status, Text, ToggleButton } from "@sillages/ui";
import { useRef, useState } from "react";
import { mailto } from "../../../shell/mailto.ts";
import { useNow } from "../../../shell/now.tsx";
import { NameField } from "../sail/NameField.tsx";
import { areaOf, type Plan } from "../sail/plan.ts";
import { linkTo } from "../sail/preparedMail.ts";
import { takeOption, useSailChoice, wishFor } from "../sail/sailChoice.ts";
import { SaveTrial } from "../sail/SaveTrial.tsx";
import { useSailProposal } from "../sail/useSailProposal.ts";
import { printPage } from "../../../shell/printPage.ts";
import { costOf, isCurrent, offerThen } from "./proposalCost.ts";
import { ProposalLeaves } from "./ProposalLeaves.tsx";
import type { ProposalOffer } from "./proposalOffer.ts";
import { usePlanPicture } from "./usePlanPicture.ts";

const {
  benefits: benefitsWord,
  email,
  included,
  mail,
  name: nameWords,
  noPrint,
  options: optionsWord,
  print,
  printHint,
  spaces,
} = proposalWords;

export interface ProposalProps {
  plan: Plan;
  offer: ProposalOffer;
}

/** The company's own document: what it is made of, its sheets, and the ways to hand it on. All of it on the device. */
export function Proposal({ plan, offer }: ProposalProps) {
  const place = useRef<HTMLDivElement>(null);
  const choice = useSailChoice();
  const { name, yearlyEuros } = useSailProposal(plan);
  const day = dayInParis(useNow());
  const [refused, refuse] = useState(false);
  const picture = usePlanPicture(plan, choice, place);
  const offered = offer.options.filter((option) => isCurrent(option, day));
  const options = offered.filter(({ id }) => choice.options.includes(id));
  const { chosen } = choice;
  const benefits = offer.benefits.filter(({ id }) => choice.benefits.includes(id)).map(({ title }) => title);
  const link = linkTo(choice);
  const time = offerThen(offer, day);
  const cost = costOf(time?.months, yearlyEuros, options);
  const prepared = {
    subject: email.subject(name, chosen.length),
    body: email.body(
      spaces.totalValue(chosen.length, areaOf(plan, chosen)),
      cost.words,
      options.map(({ title }) => title),
      benefits,
      link,
    ),
  };
  return (
    <Stack>
      <NameField words={nameWords} name="nom-proposition" />
      {offered.length > 0 && (
        <Fieldset legend={optionsWord} layout="row">
          {offered.map(({ amount, id, title, unit }) => (
            <ToggleButton
              key={id}
              pressed={choice.options.includes(id)}
              onChange={(taken) => takeOption(id, taken)}
            >
              {`${title} (${included.option(amount, unit)})`}
            </ToggleButton>
          ))}
        </Fieldset>
      )}
      <Fieldset legend={benefitsWord}>
        {offer.benefits.map(({ id, title }) => (
          <Checkbox
            key={id}
            checked={choice.benefits.includes(id)}
            onChange={(wished) => wishFor(id, wished)}
          >
            {title}
          </Checkbox>
        ))}
      </Fieldset>
      <Stack direction="row" space="near">
        <Button onClick={() => refuse(!printPage())}>{print}</Button>
        <ActionLink href={mailto(plan.owner.mail, prepared)} variant="secondary">
          {mail}
        </ActionLink>
      </Stack>
      <Text size="small">{printHint}</Text>
      <Status tone={refused ? "error" : "plain"}>{refused && noPrint}</Status>
      <SaveTrial plan={plan} />
      <div ref={place}>
        <PrintPreview>
          <ProposalLeaves
            {...{ plan, offer, time, chosen, cost, options, benefits, picture, link, day }}
            company={name}
          />
        </PrintPreview>
      </div>
    </Stack>
  );
}
