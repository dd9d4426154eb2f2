import { presentation } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

const { allies, boats, goals, lines, method } = presentation;

export const headlines = headlineStyles({
  title: lines,
  plan: boats.plan.lines,
  method: method.lines,
  allies: allies.lines,
  goals: goals.lines,
});
