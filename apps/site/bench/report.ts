import type { Budget } from "../weights/budgets.ts";
import { budgetOf, experience, quizBudget, readBudgetOf } from "../weights/budgets.ts";
import { carbonOf } from "../weights/carbon.ts";
import { figureText, checkBudget } from "../weights/checkBudget.ts";
import { everyPage, nothingMore, overrunsOf } from "../weights/overruns.ts";
import type { Gestures } from "./gestures.ts";
import type { Notes } from "./lighthouse.ts";
import type { Load } from "./load.ts";
import { type Paint, rounds } from "./paint.ts";
import { quizPath } from "./quiz.ts";
import { reasonOf } from "./reasons.ts";

/** All that was measured of one route. */
export interface Measure {
  path: string;
  load: Load;
  paint?: Paint | undefined;
  /** Milliseconds. */
  firstPress?: number | undefined;
  gestures: Gestures;
  notes?: Notes | undefined;
}

/** A figure of a route. */
interface Line {
  text: string;
  /** By what it is over its budget, and why; empty where it is by what every page bears alone. */
  over?: string | undefined;
}

/** What a page weighs, and what the table calls it. */
const weights: readonly (readonly [part: keyof Budget, heading: string])[] = [
  ["html", "HTML"],
  ["scripts", "JS asleep"],
  ["fonts", "fonts"],
  ["pictures", "images"],
  ["total", "total"],
  ["requests", "requests"],
  ["blocking", "blocking"],
  ["elements", "DOM"],
  ["awake", "awake: JS and payload"],
];

const because = (text: string, why: string | undefined) => (why ? `${text}: ${why}` : text);

function weightLines({ path, load }: Measure): Line[] {
  const file = path === "/" ? "/index.html" : `${path}.html`;
  const verdicts =
    path === quizPath ? checkBudget(load, quizBudget) : checkBudget(load, budgetOf(file), overrunsOf(file));
  return weights.map(([part]) => {
    const verdict = verdicts.find((each) => each.part === part);
    const text = figureText(part, load[part]);
    if (!verdict || verdict.figure <= verdict.budget) return { text };
    const why = verdict.overrun?.why ?? reasonOf(path, part, text);
    const budget = `${part} ${text}, budget ${figureText(part, verdict.budget)}`;
    return { text, over: why === nothingMore ? "" : because(budget, why) };
  });
}

/** What is measured of a visit. */
interface Experience {
  heading: string;
  /** As the table says it; nothing where it was not measured. */
  text: (measure: Measure) => string | undefined;
  /** What is over its budget, in words; nothing where all is within. */
  over?: (measure: Measure) => string | undefined;
  /** Under what name `reasons.ts` may say why. */
  part?: Parameters<typeof reasonOf>[1];
}

const ms = (duration: number) => `${Math.round(duration)} ms`;
const read = ({ requests, total }: Load["read"]) => `${total.toFixed(0)} KiB, ${requests} requests`;
const noted = (notes: Notes) => Object.values(notes).join(" / ");

const experiences: readonly Experience[] = [
  {
    heading: "read to its end",
    text: ({ load, path }) => (path === quizPath ? undefined : read(load.read)),
    over: ({ load, path }) => {
      const budget = readBudgetOf(path);
      const isOver = load.read.total > budget.total || load.read.requests > budget.requests;
      if (path === quizPath || !isOver) return undefined;
      return `read to its end, ${read(load.read)}, budget ${budget.total} KiB, ${budget.requests} requests`;
    },
    part: "read",
  },
  {
    heading: "LH perf/acc/best/SEO",
    text: ({ notes }) => notes && noted(notes),
    over: ({ notes }) =>
      notes && Object.values(notes).some((note) => note < experience.lighthouse)
        ? `Lighthouse ${noted(notes)}`
        : undefined,
    part: "lighthouse",
  },
  { heading: "LCP", text: ({ paint }) => paint && ms(paint.whole) },
  {
    heading: "÷ no script",
    text: ({ paint }) => paint?.ratio.toFixed(2),
    over: ({ paint }) =>
      paint && paint.ratio > experience.paintRatio
        ? `LCP × ${paint.ratio.toFixed(2)}, budget ${experience.paintRatio}`
        : undefined,
    part: "paint",
  },
  {
    heading: "TBT (no script)",
    text: ({ paint }) => paint && `${ms(paint.blockingTime)} (${ms(paint.stillBlockingTime)})`,
    over: ({ paint }) =>
      paint && paint.blockingTime > experience.blockingTime
        ? `blocking time ${ms(paint.blockingTime)}`
        : undefined,
    part: "blockingTime",
  },
  {
    heading: "CLS",
    text: ({ load }) => load.layoutShift.toFixed(3),
    over: ({ load }) =>
      load.layoutShift >= 0.0005 ? `CLS ${load.layoutShift.toFixed(3)}, budget 0.000` : undefined,
  },
  {
    heading: "first press cold",
    text: ({ firstPress }) => (firstPress === undefined ? undefined : ms(firstPress)),
    over: ({ firstPress = 0 }) =>
      firstPress > experience.firstPress ? `first press ${ms(firstPress)}` : undefined,
    part: "firstPress",
  },
  {
    heading: "worst gesture awake",
    text: ({ gestures: { tried, worst } }) => `${worst.duration} ms (${worst.what}) of ${tried}`,
    over: ({ gestures: { missed, worst } }) =>
      worst.duration > experience.interaction || missed.length > 0
        ? [
            `${worst.what} ${worst.duration} ms, budget ${experience.interaction} ms`,
            ...missed.map((what) => `${what} could not be tried`),
          ].join("; ")
        : undefined,
    part: "gesture",
  },
  {
    heading: "CO₂",
    text: ({ load }) => `${carbonOf(load.bytes).toFixed(3)} g`,
    over: ({ load }) =>
      carbonOf(load.bytes) > experience.carbon
        ? `CO₂ ${carbonOf(load.bytes).toFixed(3)} g, budget ${experience.carbon} g`
        : undefined,
  },
];

const experienceLines = (measure: Measure): Line[] =>
  experiences.map(({ over, part, text }) => {
    const found = over?.(measure);
    return {
      text: text(measure) ?? "–",
      over: found && because(found, part && reasonOf(measure.path, part, found)),
    };
  });

const columns = [
  "route",
  ...weights.map(([, heading]) => heading),
  ...experiences.map(({ heading }) => heading),
];

const cell = ({ text, over }: Line) => (over === undefined ? text : `**${text}**`).replaceAll("|", "\\|");

/** The report in Markdown: a table, and what is over its budget. */
export function report(measures: readonly Measure[], date: string): string {
  const told = measures.map((measure) => ({
    path: measure.path,
    lines: [...weightLines(measure), ...experienceLines(measure)],
  }));
  const shared = weights.flatMap(([part], at) => {
    const isOver = told.some(({ lines, path }) => path !== quizPath && lines[at]?.over !== undefined);
    return isOver && everyPage[part] ? [`every page, ${part}: ${everyPage[part]}`] : [];
  });
  const own = told.flatMap(({ path, lines }) =>
    lines.flatMap(({ over }) => (over ? [`${path}: ${over}`] : [])),
  );
  const over = [...shared, ...own];
  const rows = told.map(({ path, lines }) => `| ${path} | ${lines.map(cell).join(" | ")} |`);
  return `# Measures

Written by \`npm run bench\` on ${date}: the built site served as a CDN does (HTTP/2, TLS, brotli 11), a phone of 412 × 823 that
has never seen it. Bytes are those of the bodies, as in the figures that the budgets were set against, without scrolling; past the home page the fonts are counted
apart, an earlier page brought them. « Read to its end »: after a scroll of the whole page, nothing touched. LCP on a slow 4G network and a processor four times slower, the median
of ${rounds} loads, against the same page without its scripts, turn by turn; TBT, what blocks while the page loads, in the same loads. A page
sleeps until something in it is touched: « awake » is what it takes then, the first press is made cold on the same network, and
gestures once awake, the slowest of all that the page offers, each the better of two visits. The quiz is weighed as who is challenged by a link arrives in it. CO₂: Sustainable Web Design, version 4. Times tell of the machine that measured;
ratios, bytes and counts do not. **Bold**: over the budget of \`apps/site/weights/budgets.ts\`.

| ${columns.join(" | ")} |
| ${columns.map(() => "---").join(" | ")} |
${rows.join("\n")}

${over.length === 0 ? "Nothing is over its budget." : `## Over budget\n\nFirst what every page bears, then what each adds to it.\n\n${over.map((line) => `- ${line}`).join("\n")}`}
`;
}
