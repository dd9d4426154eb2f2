// The second script of a page, asked for beside it: the little that a page does while it sleeps, and when it is to wake.
import "./waking.ts";
import { keepForOffline } from "./offline.ts";
import { enhanceLogoMarquees, enhanceSchemeSwitches, enhanceSiteHeader } from "@sillages/ui/behaviors";

enhanceSiteHeader();
enhanceLogoMarquees();
enhanceSchemeSwitches();
void keepForOffline();
