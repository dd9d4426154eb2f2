import { logWords } from "@sillages/content/journal";
import { Link, Text } from "@sillages/ui";

/** To the whole log. */
export function LogLink() {
  return (
    <Text size="small">
      <Link href="/journal" variant="standalone">
        {logWords.strip.all}
      </Link>
    </Text>
  );
}
