import { callList, capitalised, monthInWords, ports } from "@sillages/content";
import { DataTable, Disclosure, Text, Link } from "@sillages/ui";
import { Living } from "../../shell/Living.tsx";
import { OnceAwake } from "./OnceAwake.tsx";

const { caption, close, columns, note, open, whole } = callList;

/** The calls of a month, whose name stands once for them. */
const callsIn = (month: string) => ports.filter((port) => port.month === month);

/**
 * Every call, in the order of the route: the map for who does not see it. The HTML, which would grow by a twentieth, leads to
 * where they are told one by one.
 */
export function Calls() {
  const rows = ports.map(({ country, id, month, name }) => {
    const together = callsIn(month);
    const port = `${name} (${country})`;
    return together[0]?.id === id
      ? { id, span: together.length, cells: { month: capitalised(monthInWords(month)), port } }
      : { id, cells: { port } };
  });
  return (
    <Living wakes="near">
      <OnceAwake asleep={<Disclosure label={open} href={whole.path} />}>
        <Disclosure label={open} openLabel={close} href={whole.path}>
          <DataTable
            caption={caption}
            columns={[
              { key: "month", label: columns.month },
              { key: "port", label: columns.port },
            ]}
            rows={rows}
          />
          <Text size="small" tone="muted">
            {note}
          </Text>
          <Link href={whole.path} variant="standalone">
            {whole.label}
          </Link>
        </Disclosure>
      </OnceAwake>
    </Living>
  );
}
