import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge, Card, CardBody, CardMedia, CardTitle, Grid, Text } from "@sillages/ui";
import { narrow, sail } from "@sillages/ui/stories";
import frameUrl from "../stories/pictures/cadre.svg";
import { FramedPicture } from "./FramedPicture.tsx";

const frame = { src: frameUrl, width: 480, height: 480, alt: "" };

const meta = {
  component: FramedPicture,
  args: { picture: sail, frame },
} satisfies Meta<typeof FramedPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame lies on the edges of the picture; a reader hears the picture alone. */
export const Default: Story = { decorators: [narrow] };

/** The words beside it say what it shows. */
export const Decorative: Story = { ...Default, args: { decorative: true } };

/** The picture is missing: its description stands in the frame. */
export const Missing: Story = { ...Default, args: { picture: { ...sail, src: "/absent.svg" } } };

const rarities = [
  { label: "Légendaire", inks: ["sun", "vermilion"], tone: "attention", variant: "outline" },
  { label: "Épique", inks: ["vermilion", "night"], tone: "accent" },
  { label: "Rare", inks: ["lagoon", "sea"], tone: "info" },
  { label: "Commun", inks: ["cream", "lagoon"], tone: "clear", variant: "outline" },
] as const;

/** A prize in the frame and over the gradient of its rarity, which a badge says in words. */
export const Prizes: Story = {
  render: () => (
    <Grid as="ul" columns="quarters">
      {rarities.map(({ label, inks, ...look }) => (
        <Card key={label} as="li" variant="plain">
          <CardMedia>
            <FramedPicture picture={sail} frame={frame} inks={inks} />
          </CardMedia>
          <CardBody>
            <Badge {...look}>{label}</Badge>
            <CardTitle level={3} size="small">
              Une place au quart de nuit
            </CardTitle>
            <Text>Un ciré, un thermos et un carnet.</Text>
          </CardBody>
        </Card>
      ))}
    </Grid>
  ),
};
