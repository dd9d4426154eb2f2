import type { Meta, StoryObj } from "@storybook/react-vite";
import { type DrawingId, drawings } from "@sillages/content";
import { Grid, Heading, Stack, Text } from "@sillages/ui";
import { drawingFile } from "../shell/pictures/drawingFile.ts";
import { weights } from "./drawingWeights.ts";

/** Tous les dessins de la série, avec leur poids, tel quel puis tel qu’il part du serveur (brotli). */
const meta = {
  title: "Dessins",
  parameters: { unpictured: "Each drawing is compared where it is used; this page only lists them." },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const kilobytes = (bytes: number) =>
  `${(bytes / 1000).toLocaleString("fr-FR", { maximumFractionDigits: 1 })} ko`;

const ids = Object.keys(drawings) as DrawingId[];
const folders = [...new Set(ids.map((id) => id.split("/")[0]))];
const idsOf = (folder: string | undefined) => ids.filter((id) => id.startsWith(`${folder}/`));

/** Un titre par dossier. Le nom est celui du fichier, dans `packages/content/images/`. */
export const Index: Story = {
  render: () => (
    <Stack space="wide">
      {folders.map((folder) => (
        <Stack key={folder}>
          <Heading level={2}>{folder}</Heading>
          <Grid as="ul" columns="quarters">
            {idsOf(folder).map((id) => (
              <li key={id}>
                <Stack space="close">
                  <img
                    src={`${import.meta.env.PICTURES}/${drawingFile(id)}`}
                    alt={drawings[id].alt}
                    width={drawings[id].width}
                    height={drawings[id].height}
                    loading="lazy"
                    style={{ width: "100%", height: "12rem", objectFit: "contain" }}
                  />
                  <Text tone="strong">{id}</Text>
                  <Text size="small">
                    {`${drawings[id].width} × ${drawings[id].height} · ${kilobytes(weights[id]?.raw ?? 0)}, ${kilobytes(weights[id]?.sent ?? 0)} envoyés`}
                  </Text>
                </Stack>
              </li>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};
