// Of /escales: the charts follow the reader while the page sleeps.
import { enhanceBesideCharts } from "@sillages/illustrations/behaviors";

if (!window.asleep.refused) addEventListener("DOMContentLoaded", enhanceBesideCharts);
