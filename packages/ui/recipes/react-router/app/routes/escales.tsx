import { Heading, Link, Section, Text } from "@sillages/ui";

export const meta = () => [{ title: "Les escales" }];

export default function Stopovers() {
  return (
    <main>
      <Section stack="regular" labelledBy="escales">
        <Heading level={1} id="escales">
          Les escales
        </Heading>
        <Text>
          Trois ports, puis <Link href="/">retour au départ</Link>.
        </Text>
      </Section>
    </main>
  );
}
