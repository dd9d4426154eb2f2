import { horsLigne, paths } from "@sillages/content";
import { ActionLink, Heading, Stack, Text, Link } from "@sillages/ui";

const { heading, none, pages, retry } = horsLigne.kept;

/**
 * Leads to where the visitor was going, and to the pages that the device keeps. Both depend on the visitor: the page's own script
 * shows them (boot/keptPages.ts), since React may be among what the network does not bring.
 */
export function KeptPages() {
  return (
    <Stack>
      <div data-retry={paths.join(" ")}>
        <ActionLink href="/">{retry}</ActionLink>
      </div>
      <Heading level={2}>{heading}</Heading>
      <div data-none-kept>
        <Text>{none}</Text>
      </div>
      <Stack direction="row">
        {pages.map(({ label, path }) => (
          <div key={path} data-kept={path} hidden>
            <Link href={path} variant="standalone">
              {label}
            </Link>
          </div>
        ))}
      </Stack>
    </Stack>
  );
}
