import type { Budget } from "../weights/budgets.ts";
import { experience, overruns, quizBudget, readBudgetOf } from "../weights/budgets.ts";
import { carbonOf } from "../weights/carbon.ts";
import { figureText, checkBudget } from "../weights/checkBudget.ts";
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

/** A figure of a route, and whether it is over its budget. */
interface Line {
  text: string;
  over?: string | undefined;
}

const parts: (keyof Budget)[] = [
  "html",
  "scripts",
  "fonts",
  "pictures",
  "total",
  "requests",
  "blocking",
  "elements",
  "awake",
];

const columns =
  "route, HTML, JS asleep, fonts, images, total, requests, blocking, DOM, awake: JS and payload, read to its end, LH perf/acc/best/SEO, LCP, ÷ no script, TBT (no script), CLS, first press cold, worst gesture awake, CO₂".split(
    ", ",
  );

const because = (text: string, why: string | undefined) => (why ? `${text}: ${why}` : text);

function weightLines({ path, load }: Measure): Line[] {
  const file = path === "/" ? "/index.html" : `${path}.html`;
  const verdicts =
    path === quizPath ? checkBudget(file, load, [], quizBudget) : checkBudget(file, load, overruns);
  return parts.map((part) => {
    const verdict = verdicts.find((each) => each.part === part);
    const text = figureText(part, load[part]);
    if (!verdict || verdict.figure <= verdict.budget) return { text };
    const budget = `${part} ${text}, budget ${figureText(part, verdict.budget)}`;
    return { text, over: because(budget, verdict.overrun?.why ?? reasonOf(path, part)) };
  });
}

function experienceLines({ path, load, paint, firstPress, gestures, notes }: Measure): Line[] {
  const over = (isOver: boolean, text: string) => (isOver ? text : undefined);
  const all = notes && Object.values(notes).join(" / ");
  const carbon = carbonOf(load.bytes);
  const { read } = load;
  const toTheEnd = `${read.total.toFixed(0)} KiB, ${read.requests} requests`;
  const budget = readBudgetOf(path);
  const { worst } = gestures;
  const isRead = path !== quizPath;
  return [
    {
      text: isRead ? toTheEnd : "–",
      over: over(
        isRead && (read.total > budget.total || read.requests > budget.requests),
        because(
          `read to its end, ${toTheEnd}, budget ${budget.total} KiB, ${budget.requests} requests`,
          reasonOf(path, "read"),
        ),
      ),
    },
    {
      text: all ?? "–",
      over: over(
        Object.values(notes ?? {}).some((note) => note < experience.lighthouse),
        because(`Lighthouse ${all}`, reasonOf(path, "lighthouse")),
      ),
    },
    { text: paint ? `${Math.round(paint.whole)} ms` : "–" },
    {
      text: paint ? paint.ratio.toFixed(2) : "–",
      over: over(
        (paint?.ratio ?? 0) > experience.paintRatio,
        because(`LCP × ${paint?.ratio.toFixed(2)}, budget ${experience.paintRatio}`, reasonOf(path, "paint")),
      ),
    },
    {
      text: paint ? `${Math.round(paint.blockingTime)} ms (${Math.round(paint.stillBlockingTime)} ms)` : "–",
      over: over(
        (paint?.blockingTime ?? 0) > experience.blockingTime,
        because(`blocking time ${Math.round(paint?.blockingTime ?? 0)} ms`, reasonOf(path, "blockingTime")),
      ),
    },
    {
      text: load.layoutShift.toFixed(3),
      over: over(load.layoutShift >= 0.0005, `CLS ${load.layoutShift.toFixed(3)}, budget 0.000`),
    },
    {
      text: firstPress === undefined ? "–" : `${Math.round(firstPress)} ms`,
      over: over(
        (firstPress ?? 0) > experience.firstPress,
        because(`first press ${Math.round(firstPress ?? 0)} ms`, reasonOf(path, "firstPress")),
      ),
    },
    {
      text: `${worst.duration} ms (${worst.what}) of ${gestures.tried}`,
      over: over(
        worst.duration > experience.interaction || gestures.missed.length > 0,
        because(
          [
            `${worst.what} ${worst.duration} ms, budget ${experience.interaction} ms`,
            ...gestures.missed.map((what) => `${what} could not be tried`),
          ].join("; "),
          reasonOf(path, "gesture"),
        ),
      ),
    },
    {
      text: `${carbon.toFixed(3)} g`,
      over: over(carbon > experience.carbon, `CO₂ ${carbon.toFixed(3)} g, budget ${experience.carbon} g`),
    },
  ];
}

const cell = ({ text, over }: Line) => (over ? `**${text}**` : text).replaceAll("|", "\\|");

/** The report in Markdown, and every line over its budget. */
export function report(measures: readonly Measure[], date: string): { markdown: string; over: string[] } {
  const told = measures.map((measure) => ({
    path: measure.path,
    lines: [...weightLines(measure), ...experienceLines(measure)],
  }));
  const over = told.flatMap(({ path, lines }) =>
    lines.flatMap((line) => (line.over ? [`${path}: ${line.over}`] : [])),
  );
  const rows = told.map(({ path, lines }) => `| ${path} | ${lines.map(cell).join(" | ")} |`);
  const markdown = `# Measures

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

${over.length === 0 ? "Nothing is over its budget." : `## Over budget\n\n${over.map((line) => `- ${line}`).join("\n")}`}
`;
  return { markdown, over };
}
