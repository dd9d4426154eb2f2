import { proposalWords } from "@sillages/content";
import { PrintPreview } from "@sillages/illustrations";
import { ActionLink, Button, Stack, Status, Text } from "@sillages/ui";
import { useRef, useState } from "react";
import { mailto } from "../../../shell/links/mailto.ts";
import { printPage } from "../../../shell/device/printPage.ts";
import { NameField } from "../sail/NameField.tsx";
import type { Plan } from "../sail/plan.ts";
import { SaveTrial } from "../sail/SaveTrial.tsx";
import { ProposalChoices } from "./ProposalChoices.tsx";
import { ProposalLeaves } from "./ProposalLeaves.tsx";
import type { ProposalOffer } from "./proposalOffer.ts";
import { usePlanPicture } from "./usePlanPicture.ts";
import { useProposal } from "./useProposal.ts";

const { mail: mailWord, name: nameWords, noPrint, print, printHint } = proposalWords;

interface ProposalProps {
  plan: Plan;
  offer: ProposalOffer;
}

/** The company's own document: what it is made of, its sheets, and the ways to hand it on. All of it on the device. */
export function Proposal({ plan, offer }: ProposalProps) {
  const place = useRef<HTMLDivElement>(null);
  const { choice, mail, offered, written } = useProposal(plan, offer);
  const picture = usePlanPicture(plan, choice, place);
  const [refused, refuse] = useState(false);
  return (
    <Stack>
      <NameField words={nameWords} name="nom-proposition" />
      <ProposalChoices choice={choice} options={offered} benefits={offer.benefits} />
      <Stack direction="row" space="near">
        <Button onClick={() => refuse(!printPage())}>{print}</Button>
        <ActionLink href={mailto(plan.owner.mail, mail)} variant="secondary">
          {mailWord}
        </ActionLink>
      </Stack>
      <Text size="small">{printHint}</Text>
      <Status tone={refused ? "error" : "plain"}>{refused && noPrint}</Status>
      <SaveTrial plan={plan} />
      <div ref={place}>
        <PrintPreview>
          <ProposalLeaves {...written} plan={plan} offer={offer} picture={picture} />
        </PrintPreview>
      </div>
    </Stack>
  );
}
