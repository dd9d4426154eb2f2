import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import { fontProperty } from "./SailName.css.ts";
import { SailName } from "./SailName.tsx";

const { style } = document.documentElement;

afterEach(() => void style.removeProperty(fontProperty));

test("measures a name again when its font has come", async () => {
  style.setProperty(fontProperty, "serif");
  const { container } = await render(
    <svg>
      <SailName name="Iiii" box={{ x: 0, y: 0, width: 400, height: 400 }} />
    </svg>,
  );
  const size = () => Number(container.querySelector("text")?.getAttribute("font-size"));
  const standIn = size();
  style.setProperty(fontProperty, "monospace");
  document.fonts.dispatchEvent(new Event("loadingdone"));
  await expect.poll(size).toBeLessThan(standIn * 0.8);
});
