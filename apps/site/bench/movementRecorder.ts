import type { Page } from "@playwright/test";

export interface Movement {
  /** How many tasks of more than 50 ms. */
  longTasks: number;
  /** The longest of them, in milliseconds; 0 when there was none. */
  longest: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Those that animations and transitions changed, in alphabetical order. */
  properties: string[];
}

interface Recording {
  tasks: number[];
  shifts: number[];
  properties: Set<string>;
}

declare global {
  interface Window {
    movement: Recording;
  }
}

/** Has every document of `page` record what it does, from its start. */
export async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const movement: Recording = { tasks: [], shifts: [], properties: new Set() };
    window.movement = movement;
    new PerformanceObserver((list) => {
      movement.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput) movement.shifts.push(value);
      }
    }).observe({ type: "layout-shift" });
    const notIn = new Set(["offset", "computedOffset", "easing", "composite"]);
    const watch = () => {
      for (const animation of document.getAnimations()) {
        if (animation.playState !== "running" || !(animation.effect instanceof KeyframeEffect)) continue;
        for (const keyframe of animation.effect.getKeyframes())
          for (const property of Object.keys(keyframe))
            if (!notIn.has(property)) movement.properties.add(property);
      }
      setTimeout(watch, 100);
    };
    watch();
  });
}

/** What happens in `page` during `act` and the second that follows, in which all movement ends. */
export async function recordedSince(page: Page, act: () => Promise<unknown>): Promise<Movement> {
  await page.evaluate(() => {
    window.movement.tasks.length = 0;
    window.movement.shifts.length = 0;
    window.movement.properties.clear();
  });
  await act();
  await page.waitForTimeout(1000);
  return page.evaluate(() => {
    const { properties, shifts, tasks } = window.movement;
    return {
      longTasks: tasks.length,
      longest: Math.max(0, ...tasks),
      shift: shifts.reduce((sum, one) => sum + one, 0),
      properties: [...properties].toSorted(),
    };
  });
}
