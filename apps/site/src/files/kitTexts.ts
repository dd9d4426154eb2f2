import {
  dayInWords,
  expeditionPhase,
  identity,
  photos,
  presentations,
  presentationWords,
  presse,
  pressKitFiles as words,
  pressLogos,
  pressTake,
  quotes,
  released,
} from "@sillages/content";
import { csv } from "@sillages/formats";
import { roadOn } from "../sections/roadOn.ts";
import { spokenBy } from "../sections/spokenBy.ts";

/** A text of the press kit. */
interface KitText {
  /** Inside the kit. */
  readonly path: string;
  readonly text: string;
}

const page = (...blocks: readonly (string | undefined)[]) =>
  `${blocks.filter((block) => block !== undefined).join("\n\n")}\n`;

const lines = (items: readonly string[]) => items.join("\n");

const notice = identity.demonstration ? identity.demonstrationNotice : undefined;

/** Goes with each text that may be lifted alone. */
const demonstration = identity.demonstration ? identity.demonstrationLine : undefined;

function presentationTexts(now: Date, upToDate: string): KitText[] {
  const phase = expeditionPhase(now);
  return presentations.map((presentation) => ({
    path: words.presentation(presentation.words),
    text: page(presentationWords.label(presentation.words), presentation[phase], upToDate, demonstration),
  }));
}

function quoteText(now: Date): string {
  const said = released(quotes, now).flatMap((quote) => {
    const author = spokenBy(quote);
    return author ? [`${quote.about}\n«\u202F${quote.text}\u202F»\n${author}`] : [];
  });
  return page(...(said.length > 0 ? [...said, demonstration] : [pressTake.quotes.none]));
}

const captions = (now: Date) =>
  csv([
    words.captionColumns,
    ...released(photos, now).map(({ alt, caption, credit, height, id, width }) => [
      `${id}.jpg`,
      caption,
      credit,
      alt,
      String(width),
      String(height),
    ]),
  ]);

/** The texts of the press kit, as they are true at the instant `builtAt` (ISO 8601). */
export function kitTexts(builtAt: string): KitText[] {
  const now = new Date(builtAt);
  const day = dayInWords(builtAt.slice(0, 10));
  const upToDate = presentationWords.upToDate(day);
  const { display } = identity.telephone.press;
  return [
    {
      path: words.readMe,
      text: page(
        words.title(day),
        words.intro,
        lines(words.contents),
        words.contact(display, identity.mail.press),
        notice,
      ),
    },
    ...presentationTexts(now, upToDate),
    {
      path: words.facts,
      text: page(
        lines([...presse.kit.facts.items.map(presse.kit.facts.inOneLine), presse.kit.facts.own]),
        roadOn(now),
        upToDate,
        demonstration,
      ),
    },
    { path: words.quotes, text: quoteText(now) },
    { path: words.captions, text: captions(now) },
    { path: words.imageLicence, text: page(presse.library.license) },
    {
      path: words.logoRules,
      text: page(pressLogos.rules.heading, lines(pressLogos.rules.items), pressLogos.license),
    },
  ];
}
