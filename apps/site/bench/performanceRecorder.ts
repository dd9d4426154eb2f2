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
  /** The tasks of more than 50 ms, in milliseconds. */
  tasks: number[];
  /** The layout shifts that nobody asked for. */
  shifts: number[];
  /** What animations and transitions changed. */
  properties: Set<string>;
}

declare global {
  interface Window {
    recording: Recording;
  }
}

/** Has every document of `page` record its long tasks and its layout shifts, from its start. */
export async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recording: Recording = { tasks: [], shifts: [], properties: new Set() };
    window.recording = recording;
    new PerformanceObserver((list) => {
      recording.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput) recording.shifts.push(value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Has every document of `page` record what its animations change too: looking at them takes some time of the page's own. */
export async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notIn = new Set(["offset", "computedOffset", "easing", "composite"]);
    const watch = () => {
      for (const animation of document.getAnimations()) {
        if (animation.playState !== "running" || !(animation.effect instanceof KeyframeEffect)) continue;
        for (const keyframe of animation.effect.getKeyframes())
          for (const property of Object.keys(keyframe))
            if (!notIn.has(property)) window.recording.properties.add(property);
      }
      setTimeout(watch, 100);
    };
    watch();
  });
}

/** Forgets what was recorded in `page` so far. */
export const forget = (page: Page) =>
  page.evaluate(() => {
    window.recording.tasks.length = 0;
    window.recording.shifts.length = 0;
    window.recording.properties.clear();
  });

/** The long tasks and the layout shifts that were recorded in `page`. */
export const recorded = (page: Page) =>
  page.evaluate(() => ({ tasks: window.recording.tasks, shifts: window.recording.shifts }));

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What happens in `page` during `act` and the second that follows, in which all movement ends. */
export async function recordedSince(page: Page, act: () => Promise<unknown>): Promise<Movement> {
  await forget(page);
  await act();
  await page.waitForTimeout(1000);
  const { shifts, tasks } = await recorded(page);
  const properties = await page.evaluate(() => [...window.recording.properties].toSorted());
  return { longTasks: tasks.length, longest: Math.max(0, ...tasks), shift: sum(shifts), properties };
}
