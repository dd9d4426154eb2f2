import { Heading, Text } from "@sillages/ui";
import { surface } from "@sillages/ui/theme";
import * as styles from "./Editor.css.ts";

/** Why the page cannot be written in, and what to do. */
export function Said({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <main className={`${surface.paper} ${styles.main}`}>
      <Heading level={1}>{title}</Heading>
      <Text>{children}</Text>
    </main>
  );
}
