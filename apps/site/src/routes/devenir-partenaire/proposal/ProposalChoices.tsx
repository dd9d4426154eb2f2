import { proposalWords } from "@sillages/content";
import { Checkbox, Fieldset, ToggleButton } from "@sillages/ui";
import { type SailChoice, takeOption, wishFor } from "../sail/sailChoice.ts";
import type { OfferedOption, ProposalOffer } from "./proposalOffer.ts";

const { benefits: benefitsWord, included, options: optionsWord } = proposalWords;

interface ProposalChoicesProps {
  choice: Pick<SailChoice, "benefits" | "options">;
  /** What may be taken beside the spaces. */
  options: readonly OfferedOption[];
  benefits: ProposalOffer["benefits"];
}

/** What is taken beside the spaces, and what the partnership is to bring. */
export function ProposalChoices({ benefits, choice, options }: ProposalChoicesProps) {
  return (
    <>
      {options.length > 0 && (
        <Fieldset legend={optionsWord} layout="row">
          {options.map(({ amount, id, title, unit }) => (
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
        {benefits.map(({ id, title }) => (
          <Checkbox
            key={id}
            checked={choice.benefits.includes(id)}
            onChange={(wished) => wishFor(id, wished)}
          >
            {title}
          </Checkbox>
        ))}
      </Fieldset>
    </>
  );
}
