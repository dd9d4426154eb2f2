import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { lighthouse, sail } from "../../stories/pictures.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Grid } from "../Grid/Grid.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Text } from "../Text/Text.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Link } from "../Link/Link.tsx";
import { Stat } from "../Stat/Stat.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { Button } from "../Button/Button.tsx";
import { DescriptionList } from "../DescriptionList/DescriptionList.tsx";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { logos } from "../../stories/logos.ts";
import { Card } from "./Card.tsx";
import { CardBody, CardFooter, CardHeader } from "./CardBody.tsx";
import { CardMedia, type CardMediaProps } from "./CardMedia.tsx";
import { CardNumber } from "./CardNumber.tsx";
import { CardTitle } from "./CardTitle.tsx";
import { PlayMark } from "./PlayMark.tsx";

const words = (title: string, text: string) => (
  <CardBody>
    <Heading level={3} size="subtitle">
      {title}
    </Heading>
    <Text>{text}</Text>
  </CardBody>
);

const glenan = words(
  "Cap sur les Glénan",
  "Deux jours de vent portant, puis le calme. On répare et on repart.",
);

const withMedia = (media: CardMediaProps, body = glenan) => (
  <>
    <CardMedia {...media} />
    {body}
  </>
);

const meta = {
  component: Card,
  args: { children: glenan },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters["wide"] ? "none" : "26rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing above its words, in a ruled frame. */
export const Default: Story = { args: { children: withMedia({ picture: sail }) } };

/** The picture is cropped low, around the point that matters. */
export const Wide: Story = { args: { children: withMedia({ picture: sail, ratio: "wide" }) } };

/** The picture is cropped high, for a face or a lighthouse. */
export const Portrait: Story = {
  args: {
    children: withMedia(
      { picture: lighthouse, ratio: "portrait" },
      words("Le gardien", "Il allume à la nuit tombée."),
    ),
  },
};

/** The picture is cropped square. */
export const Square: Story = { args: { children: withMedia({ picture: lighthouse, ratio: "square" }) } };

/** One flat ink instead of a frame. */
export const Flat: Story = { args: { surface: "sun", children: withMedia({ picture: sail }) } };

/** On a dark ink the words turn to paper. */
export const FlatNight: Story = { args: { surface: "night", children: withMedia({ picture: lighthouse }) } };

/** Words alone. */
export const WithoutPicture: Story = {
  args: {
    surface: "lagoon",
    children: words("Carnet de plongée", "Ce que nous avons compté, anse par anse, de mai à septembre."),
  },
};

/** The words say as much as the picture: a reader hears them once. */
export const Decorative: Story = { args: { children: withMedia({ picture: sail, decorative: true }) } };

/** A long title and no room: words wrap inside the frame. */
export const LongText: Story = {
  args: {
    children: withMedia(
      { picture: sail },
      <CardBody>
        <Badge tone="attention">À venir</Badge>
        <Heading level={3} size="subtitle">
          L’approvisionnement des stations météorologiques australes
        </Heading>
        <Text>
          Quatorze caisses de matériel, trois semaines de mer et une seule fenêtre pour débarquer à l’abri de
          la houle.
        </Text>
        <Link href="#escale" variant="standalone">
          Lire le récit de l’escale
        </Link>
      </CardBody>,
    ),
  },
  decorators: [narrow],
};

/** Cards of a list share the height of their row; flat ones touch. */
export const Many: Story = {
  parameters: { wide: true },
  render: () => (
    <Grid as="ul" columns="quarters" space="none">
      <Card as="li" surface="dawn">
        <CardMedia picture={sail} decorative />
        {words("Partir", "On largue à la renverse.")}
      </Card>
      <Card as="li" surface="sea">
        <CardMedia picture={lighthouse} decorative />
        {words("Veiller", "Quatre heures de quart, huit de repos.")}
      </Card>
      <Card as="li" surface="sun">
        <CardMedia picture={sail} decorative />
        {words("Mesurer", "Une prise d’eau par degré de latitude, toujours à midi.")}
      </Card>
      <Card as="li" surface="night">
        <CardMedia picture={lighthouse} decorative />
        {words("Rentrer", "Les feux s’allument un à un.")}
      </Card>
    </Grid>
  ),
};

/** Drawings that fill their card above the words: what the page most wants to say. */
export const Features: Story = {
  parameters: { wide: true },
  render: () => (
    <Grid as="ul" space="none">
      <Card as="li" layout="tile" size="large" surface="night">
        <CardMedia picture={lighthouse} decorative />
        <CardBody>
          <CardTitle level={3} size="poster">
            Un feu qui veille
          </CardTitle>
          <Text>Il allume à la nuit tombée, il éteint au matin, et quelqu’un l’écrit dans un cahier.</Text>
        </CardBody>
      </Card>
      <Card as="li" layout="tile" size="large" surface="sun">
        <CardMedia picture={sail} decorative />
        <CardBody>
          <CardTitle level={3} size="poster">
            Une coque ouverte
          </CardTitle>
          <Text>On monte à bord, on touche, on demande.</Text>
        </CardBody>
      </Card>
      <Card as="li" layout="tile" size="large" surface="lagoon">
        <CardMedia>
          <Stat value="12" size="giant" />
        </CardMedia>
        <CardBody>
          <CardTitle level={3} size="poster">
            bras à la manœuvre
          </CardTitle>
          <Text>Six bordées, deux repas chauds, un seul capitaine.</Text>
        </CardBody>
      </Card>
    </Grid>
  ),
};

/** A logo at the head, words at the foot: a house that helps. */
export const Partners: Story = {
  parameters: { wide: true },
  render: () => (
    <Grid as="ul" space="none">
      {logos.slice(0, 3).map((logo, at) => (
        <Card
          key={logo.name}
          as="li"
          layout="tile"
          surface={(["sun", "lagoon", "dawn"] as const)[at] ?? "dawn"}
        >
          <CardMedia>
            <Logo name={logo.name} src={logo.src} width={logo.width} height={logo.height} />
          </CardMedia>
          <CardBody>
            <CardTitle level={3} size="small">
              Voilerie
            </CardTitle>
            <Text>Elle coupe et répare les voiles entre deux saisons.</Text>
          </CardBody>
        </Card>
      ))}
    </Grid>
  ),
};

/** A logo and words on one ink; the whole card is the target of its link. */
export const Split: Story = {
  parameters: { wide: true },
  args: {
    layout: "row",
    surface: "dawn",
    children: withMedia(
      { children: <Picture picture={sail} /> },
      <CardBody>
        <CardTitle level={3} size="small">
          Voilerie du Bassin
        </CardTitle>
        <Text>Elle coupe et répare les voiles entre deux saisons.</Text>
        <Link href="#voilerie" variant="standalone" cover>
          En savoir plus sur la voilerie
        </Link>
      </CardBody>,
    ),
  },
};

/** Over two columns, beside a card of the same height. */
export const OverTwoColumns: Story = {
  parameters: { wide: true },
  render: () => (
    <Grid as="ul">
      <Card as="li" variant="plain">
        <CardMedia ratio="portrait" picture={lighthouse} />
        <CardBody>
          <CardTitle level={3}>Le phare</CardTitle>
          <Text>Il éclaire dix milles.</Text>
        </CardBody>
      </Card>
      <Card as="li" size="large">
        <CardMedia picture={sail} />
        <CardBody>
          <div>
            <CardTitle level={3}>Une place est libre.</CardTitle>
            <Text>Les candidatures sont ouvertes jusqu’à la fin du mois.</Text>
          </div>
          <ActionLink href="#candidature">Embarquer</ActionLink>
        </CardBody>
      </Card>
    </Grid>
  ),
};

/** The article that leads: seven columns against five, on night. */
export const LeadArticle: Story = {
  parameters: { wide: true },
  args: {
    layout: "row",
    size: "large",
    surface: "night",
    children: withMedia(
      {
        picture: sail,
        enlarge: { href: "#page", label: "Voir la double page", name: "Voir la double page de « Carénage »" },
      },
      <CardBody>
        <Badge tone="accent" variant="display">
          À LA UNE
        </Badge>
        <CardTitle level={3} size="poster">
          Ils avaient fini la saison. Ils commencent l’hiver.
        </CardTitle>
        <Text>Huit pages au bassin : comment on ponce, comment on attend, comment on repart.</Text>
        <Text size="small" tone="muted">
          12 mai 2026, magazine, 14 min de lecture
        </Text>
        <ActionLink href="#article">Lire l’article</ActionLink>
      </CardBody>,
    ),
  },
};

const article = (title: string, { excerpt, media }: { excerpt?: string; media?: CardMediaProps }) => (
  <Card key={title} as="li">
    {media && <CardMedia {...media} />}
    <CardBody>
      <CardHeader>
        <Logo {...logos[0]!} />
        <Badge>Radio</Badge>
      </CardHeader>
      <CardTitle level={3} size={media ? "regular" : "large"} href="#article">
        {title}
      </CardTitle>
      {excerpt && <Text>{excerpt}</Text>}
      <CardFooter>
        <span>29 avril 2026</span>
        <Link href="#ecouter" variant="standalone">
          Écouter
        </Link>
      </CardFooter>
    </CardBody>
  </Card>
);

/** A logo and a badge, a title, a picture or an excerpt, a dated foot. The title makes the whole card a target. */
export const Articles: Story = {
  parameters: { wide: true },
  render: () => (
    <Grid as="ul">
      {article("Au bassin, trois amis apprennent à compter les heures", {
        media: { picture: sail, ratio: "band" },
      })}
      {article("« On a mis une bibliothèque dans un placard à voiles »", {
        excerpt: "Douze minutes avec Ewen, entre deux quarts, moteur éteint.",
      })}
      {article("Le départ, minute par minute", {
        excerpt: "Prise de son à quai : drisses et pare-battages.",
      })}
    </Grid>
  ),
};

/** A small drawing on the left: the places of a podium. */
export const Beside: Story = {
  args: {
    layout: "row",
    surface: "nightPale",
    children: withMedia(
      { picture: lighthouse, decorative: true },
      <CardBody>
        <CardTitle level={3} size="small">
          Premier prix
        </CardTitle>
        <Text>Une projection au port de votre choix.</Text>
      </CardBody>,
    ),
  },
};

/** A portrait keeps its proportions, and starts where the words do. */
export const BesidePortrait: Story = {
  args: {
    layout: "row",
    children: withMedia(
      { picture: lighthouse, ratio: "portrait", decorative: true },
      <CardBody>
        <CardTitle level={3} size="small">
          La gardienne
        </CardTitle>
        <Text>Une semaine sur trois au phare, les deux autres à terre, à recopier le cahier des feux.</Text>
      </CardBody>,
    ),
  },
};

/** A reel: how many films, and which. */
export const Playlists: Story = {
  parameters: { wide: true, surface: "night" },
  render: () => (
    <Grid as="ul">
      {["24", "1", "0"].map((value) => (
        <Card key={value} as="li" variant="plain">
          <CardMedia picture={lighthouse} ratio="film" decorative />
          <CardBody>
            <Stat value={value} tone="accent">
              <CardTitle level={3} size="small" href="#bobine">
                Carnets de bord
              </CardTitle>
              <Text size="small">vidéos, 5 à 8 min</Text>
            </Stat>
          </CardBody>
        </Card>
      ))}
    </Grid>
  ),
};

/** A live: its state in the corner, the mark of a film, actions at the foot. */
export const Lives: Story = {
  parameters: { wide: true, surface: "night" },
  render: () => (
    <Grid as="ul" columns="lead">
      <Card as="li" surface="nightPale">
        <CardMedia
          picture={sail}
          ratio="screen"
          badge={
            <Badge tone="accent" size="large">
              En direct depuis 18 min
            </Badge>
          }
          mark={<PlayMark />}
        />
        <CardBody>
          <CardTitle level={3} size="poster">
            Relevé du soir, au large des Glénan
          </CardTitle>
          <Text>Posez vos questions, on vous répond à 19 h.</Text>
          <CardFooter>
            <ActionLink href="#direct" cover>
              Regarder le direct
            </ActionLink>
            <Text size="small">1 204 personnes à bord</Text>
          </CardFooter>
        </CardBody>
      </Card>
      <Card as="li" surface="nightPale">
        <CardMedia
          picture={lighthouse}
          ratio="screen"
          badge={
            <Badge tone="attention" size="large">
              Jeudi 21 mai, 20 h 30
            </Badge>
          }
        />
        <CardBody>
          <CardTitle level={3} size="poster">
            Le tour des feux
          </CardTitle>
          <CardFooter>
            <ActionLink href="#alerte" variant="accent">
              M’alerter du lancement
            </ActionLink>
          </CardFooter>
        </CardBody>
      </Card>
    </Grid>
  ),
};

const take = (
  <CardFooter>
    <div>
      <Button>Prendre cette couchette</Button>
    </div>
  </CardFooter>
);

/** What was picked: its number, what it is worth, what can be done. */
export const Summary: Story = {
  parameters: { surface: "lagoon", wide: true },
  args: {
    as: "div",
    layout: "summary",
    surface: "paper",
    children: (
      <>
        <CardNumber label="Couchette">27</CardNumber>
        <CardBody>
          <DescriptionList
            items={[
              { term: "Bord", definition: "Tribord, à l’avant" },
              { term: "Longueur", definition: "1,92 m" },
            ]}
          />
        </CardBody>
        {take}
      </>
    ),
  },
};

/** Before anything is picked. */
export const SummaryEmpty: Story = {
  ...Summary,
  args: {
    ...Summary.args,
    children: (
      <>
        {words("Quelle couchette ?", "Choisissez un numéro sur le plan du bord.")}
        {take}
      </>
    ),
  },
};

/** Three figures, long words, a narrow parent. */
export const SummaryLongText: Story = {
  ...Summary,
  args: {
    ...Summary.args,
    children: (
      <>
        <CardNumber label="Couchette">100</CardNumber>
        <CardBody>
          <DescriptionList
            items={[
              { term: "Emplacement", definition: "À l’arrière, sous la descente, contre la soute à voiles" },
            ]}
          />
        </CardBody>
        {take}
      </>
    ),
  },
  decorators: [narrow],
};
