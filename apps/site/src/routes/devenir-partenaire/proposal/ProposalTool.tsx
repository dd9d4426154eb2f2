import { proposalWords } from "@sillages/content";
import { Button, Heading, Stack, Status, Text } from "@sillages/ui";
import { useEffect, useState } from "react";
import type { Plan } from "../sail/plan.ts";
import type { ProposalOffer } from "./proposalOffer.ts";

const load = () => import("./Proposal.lazy.ts");

const { close, failed: failedWords, heading, lead, open } = proposalWords;

interface ProposalToolProps {
  plan: Plan;
  offer: ProposalOffer;
}

/** One button makes the company's own document of what it has chosen. */
export function ProposalTool({ plan, offer }: ProposalToolProps) {
  const [tools, setTools] = useState<Awaited<ReturnType<typeof load>>>();
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  // Something is chosen: the rest comes now, while there is a network.
  useEffect(() => void load().then(setTools, () => undefined), []);

  const toggle = () => {
    setOpen(!isOpen);
    if (tools) return;
    load().then(setTools, () => setFailed(true));
  };
  return (
    <Stack space="near">
      <Heading level={3}>{heading}</Heading>
      <Text>{lead}</Text>
      <div>
        <Button aria-expanded={isOpen} variant={isOpen ? "secondary" : "primary"} onClick={toggle}>
          {isOpen ? close : open}
        </Button>
      </div>
      <Status tone="error">{isOpen && !tools && failed && failedWords}</Status>
      {isOpen && tools && <tools.Proposal plan={plan} offer={offer} />}
    </Stack>
  );
}
