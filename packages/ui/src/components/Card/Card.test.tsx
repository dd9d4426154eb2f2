import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { CardTitle } from "../CardTitle/CardTitle.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import { Card } from "./Card.tsx";

const article = (
  <Card
    footer={
      <TextLink href="#ecouter" kind="alone">
        Écouter
      </TextLink>
    }
  >
    <CardTitle level={3} href="#article">
      Le départ, minute par minute
    </CardTitle>
    <p>Prise de son à quai.</p>
  </Card>
);

const title = page.getByRole("link", { name: "Le départ, minute par minute" });
const foot = page.getByRole("link", { name: "Écouter" });
/** The link that a press in the middle of `element` would follow. */
const followed = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("a");
};

test("the whole card is the target of its title's link", async () => {
  await render(article);
  expect(followed(page.getByText("Prise de son à quai.").element())).toBe(title.element());
});

test("a link at its foot keeps its own target", async () => {
  await render(article);
  expect(followed(foot.element())).toBe(foot.element());
});

test("its links are reached in the order they are read", async () => {
  await render(article);
  await userEvent.tab();
  await expect.element(title).toHaveFocus();
  await userEvent.tab();
  await expect.element(foot).toHaveFocus();
});
