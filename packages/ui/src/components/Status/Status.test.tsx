import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { Button } from "../Button/Button.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Status } from "./Status.tsx";

test("takes no room as long as it says nothing", async () => {
  await page.viewport(320, 844);
  const { container } = await render(
    <Stack direction="row" space="near">
      <Button plain>Partager</Button>
      <Status />
      <Button plain>Enregistrer la planche</Button>
      <Status tone="error">{false}</Status>
      <Button plain>Défier quelqu’un</Button>
    </Stack>,
  );
  const right = [...container.querySelectorAll("button")].map(
    (button) => button.getBoundingClientRect().right,
  );
  expect(right).toHaveLength(3);
  expect(new Set(right).size).toBe(1);
});
