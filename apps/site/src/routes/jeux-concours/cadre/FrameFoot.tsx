import { controls, framedQuiz } from "@sillages/content";
import { Link, ScriptOnly, Section, SiteFooter, Text } from "@sillages/ui";
import { Living } from "../../../shell/living/Living.tsx";
import { Keeping } from "../quiz/Keeping.tsx";

const { foot, site } = framedQuiz;

/** What stands under the framed quiz: whose it is, and whether anything is kept. */
export function FrameFoot() {
  return (
    <SiteFooter>
      <Section surface="night" space="close" stack="near">
        <Text size="small">{foot}</Text>
        <div>
          <Link href={site.path} variant="standalone" newWindow={controls.newWindow}>
            {site.label}
          </Link>
        </div>
        <ScriptOnly>
          <Living>
            <Keeping />
          </Living>
        </ScriptOnly>
      </Section>
    </SiteFooter>
  );
}
