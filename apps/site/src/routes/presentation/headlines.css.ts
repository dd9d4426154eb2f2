import { presentation } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

const { allies, ambassadors, boats, goals, lines, method, next, official } = presentation;

export const headlines = headlineStyles({
  title: lines,
  plan: boats.plan.lines,
  restored: boats.restored.lines,
  method: method.lines,
  allies: allies.lines,
  ambassadors: ambassadors.lines,
  official: official.lines,
  goals: goals.lines,
  next: next.lines,
});
