import {
  Button,
  Card,
  CardBody,
  CardFooter,
  CardMedia,
  CardTitle,
  Carousel,
  Dialog,
  Fieldset,
  Grid,
  Heading,
  Link,
  Section,
  SelectField,
  Slide,
  Tabs,
  Text,
  TextField,
} from "@sillages/ui";

const picture = { src: "/voile.svg", width: 400, height: 300, alt: "Une voile rouge sur la mer." };

const tabs = [
  { id: "partir", label: "Partir", panel: <Text>Le départ est donné à sept heures.</Text> },
  { id: "rentrer", label: "Rentrer", panel: <Text>Le retour se fait à la nuit.</Text> },
];

const slides = ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi"].map((day) => ({
  id: day,
  content: (
    <Slide picture={picture} title={day}>
      <Text>Une journée en mer.</Text>
    </Slide>
  ),
}));

const words = {
  carouselLabel: "carrousel",
  slideLabel: "diapositive",
  positionLabel: "{position} sur {total}",
  previousLabel: "Vues précédentes",
  nextLabel: "Vues suivantes",
  pauseLabel: "Arrêter le défilement",
  playLabel: "Reprendre le défilement",
  pickerLabel: "Choisir une image",
  loadingLabel: "L’image arrive…",
};

const boats = [
  { value: "goelette", label: "La goélette" },
  { value: "cotre", label: "Le cotre" },
];

/** What a page may be made of. Nothing here needs a browser: a server component as it is. */
export function Demo() {
  return (
    <main>
      <Section surface="night" stack="regular" labelledBy="titre">
        <Heading level={1} size="poster" id="titre">
          Prendre la mer
        </Heading>
        <Text size="lead">Deux bateaux repartent au printemps.</Text>
      </Section>

      <Section stack="regular" label="Les escales">
        <Grid columns="halves">
          <Card>
            <CardMedia picture={picture} />
            <CardBody>
              <CardTitle level={2}>La première escale</CardTitle>
              <Text>Trois jours à terre.</Text>
              <CardFooter>
                <Link href="/escales" variant="standalone">
                  Voir les escales
                </Link>
              </CardFooter>
            </CardBody>
          </Card>
          <Dialog
            id="bord"
            title="La vie à bord"
            closeLabel="Fermer"
            opener={
              <Link href="#bord" variant="standalone" opens="dialog">
                Lire la suite
              </Link>
            }
          >
            <Text>Quatre heures de quart, huit de repos.</Text>
          </Dialog>
        </Grid>
        <Tabs label="Le voyage" tabs={tabs} />
      </Section>

      <Section surface="sunPale" label="La semaine">
        <Carousel label="La semaine" {...words} slides={slides} />
      </Section>

      <Section label="Embarquer">
        <form action="/escales">
          <Fieldset legend="Embarquer">
            <TextField name="nom" label="Votre nom" autoComplete="name" required />
            <SelectField name="bateau" label="Votre bateau" options={boats} />
            <Button type="submit">Embarquer</Button>
          </Fieldset>
        </form>
      </Section>
    </main>
  );
}
