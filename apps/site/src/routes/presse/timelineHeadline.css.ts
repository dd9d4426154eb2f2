import { pressTimeline } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

// Apart from the page's others: this one is shipped as script, with the lead that follows the day.
export const { timeline: timelineHeadline } = headlineStyles({ timeline: pressTimeline.lines });
