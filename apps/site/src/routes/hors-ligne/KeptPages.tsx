import { keptPages, paths } from "@sillages/content";
import { ActionLink, Headline, Section, Stack, Text, TextLink } from "@sillages/ui";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

/** The pages that the service worker keeps; none where it cannot be asked. */
async function keptPaths(): Promise<readonly string[]> {
  try {
    const requests = await (await caches.open("pages")).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  } catch {
    return [];
  }
}

/** Where the visitor was going; home when the address says nothing that the site knows. */
function destinationOf(search: string) {
  const asked = new URLSearchParams(search).get("vers") ?? "/";
  return paths.find((path) => path === asked.replace(/(.)\/+$/, "$1")) ?? "/";
}

export function KeptPages() {
  const { search } = useLocation();
  // The HTML is the same for every visitor and every destination: both are read once it lives.
  const [{ destination, kept }, setKnown] = useState({ destination: "/", kept: [] as readonly string[] });
  const pages = keptPages.pages.filter(({ path }) => kept.includes(path));

  useEffect(() => {
    void keptPaths().then((paths) => setKnown({ destination: destinationOf(search), kept: paths }));
  }, [search]);

  return (
    <Section>
      <Stack>
        <div>
          <ActionLink href={destination}>{keptPages.retry}</ActionLink>
        </div>
        <Headline level={2}>{keptPages.heading}</Headline>
        {pages.length === 0 && <Text>{keptPages.none}</Text>}
        <Stack direction="row">
          {pages.map(({ label, path }) => (
            <TextLink key={path} href={path} kind="alone">
              {label}
            </TextLink>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
