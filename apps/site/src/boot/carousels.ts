// Of a page that has a carousel that turns by itself: it turns while the page sleeps.
import { enhanceCarousels } from "@sillages/ui/behaviors";

if (!window.asleep.refused) addEventListener("DOMContentLoaded", enhanceCarousels);
