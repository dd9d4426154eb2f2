import { presse } from "@sillages/content";
import {
  Card,
  CardBody,
  CardFooter,
  CopyButton,
  Grid,
  Heading,
  Section,
  SectionHeader,
  Stack,
  Text,
} from "@sillages/ui";
import { Living } from "../../shell/Living.tsx";
import { headlines } from "./headlines.css.ts";
import { PressFacts } from "./PressFacts.tsx";

const { copy, heading, id, lead, texts } = presse.kit;

/** Texts of at most so many words share a column; a longer one has its own. */
const SHORT_WORDS = 100;

const short = texts.filter(({ words }) => words <= SHORT_WORDS);
const long = texts.filter(({ words }) => words > SHORT_WORDS);

function Presentation({ id: anchor, label, text }: (typeof texts)[number]) {
  return (
    <Card id={anchor} surface="paper">
      <CardBody>
        <Heading level={3} size="subtitle">
          {label}
        </Heading>
        <Text>{text}</Text>
        <CardFooter>
          <Living>
            <CopyButton {...copy} text={text} />
          </Living>
        </CardFooter>
      </CardBody>
    </Card>
  );
}

/** The same presentation at several lengths, ready to be copied; the facts, and whom to ask. */
export function PressKit() {
  return (
    <Section id={id} labelledBy="dossier-de-presse-titre" surface="sunPale">
      <SectionHeader id="dossier-de-presse-titre" title={heading} fit={headlines.kit} lead={lead} />
      <Stack space="loose">
        <Grid columns="halves">
          <Stack>
            {short.map((text) => (
              <Presentation key={text.id} {...text} />
            ))}
          </Stack>
          {long.map((text) => (
            <Presentation key={text.id} {...text} />
          ))}
        </Grid>
        <PressFacts />
      </Stack>
    </Section>
  );
}
