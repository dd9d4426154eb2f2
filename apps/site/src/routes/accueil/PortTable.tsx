import { accueil, monthInWords, ports } from "@sillages/content";
import { DataTable, Disclosure, Stack, Text } from "@sillages/ui";

const { map, ports: words } = accueil.expeditions;
const routeNames = { europe: map.legend.europe, "amerique-latine": map.legend.atlantic };

export function PortTable() {
  const { caption, close, columns, note, open } = words;
  return (
    <Disclosure label={open} openLabel={close}>
      <Stack space="near">
        <DataTable
          caption={caption}
          columns={[
            { key: "port", label: columns.port },
            { key: "country", label: columns.country },
            { key: "route", label: columns.route },
            { key: "month", label: columns.month },
            { key: "order", label: columns.order, numeric: true },
          ]}
          rows={ports.map(({ country, id, leg, month, name, order }) => ({
            id,
            cells: { port: name, country, route: routeNames[leg], month: monthInWords(month), order },
          }))}
        />
        <Text size="small" tone="muted">
          {note}
        </Text>
      </Stack>
    </Disclosure>
  );
}
