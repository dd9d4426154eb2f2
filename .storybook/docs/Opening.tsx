import { InkDots } from "../../packages/ui/src/components/Figure/InkDots.tsx";
import { Grid, Heading, Section, Stack, Text, Divider } from "../../packages/ui/src/index.ts";
import { headlines } from "../../packages/ui/src/stories/headlines.css.ts";

/** The head of the first page of the workshop, in the kit's own words and inks. */
export function Opening() {
  return (
    <div className="sb-unstyled">
      <Section surface="lagoon">
        <Grid columns="lead" space="wide">
          <Heading level={1} size="poster" fit={headlines.workshop} />
          <Stack space="near">
            <InkDots inks={["night", "sea", "vermilion", "sun", "dawn"]} />
            <Text size="lead">
              Ici se dessine le site de Sillages. Le système s’appelle Affiche : une scène, une lumière, cinq
              encres, beaucoup de papier, et deux sillages qui se tressent. Tout ce que le visiteur voit est
              fait des pièces rangées à gauche.
            </Text>
          </Stack>
        </Grid>
        <Divider variant="thread" />
      </Section>
    </div>
  );
}
