import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { sail } from "../../stories/pictures.ts";
import { ActionLink } from "../ActionLink/ActionLink.tsx";
import { Link } from "../Link/Link.tsx";
import { Grid } from "../Grid/Grid.tsx";
import { Card } from "./Card.tsx";
import { CardBody, CardFooter } from "./CardBody.tsx";
import { CardMedia } from "./CardMedia.tsx";
import { CardTitle } from "./CardTitle.tsx";
import { PlayMark } from "./PlayMark.tsx";

const article = (
  <Card>
    <CardBody>
      <CardTitle level={3} href="#article">
        Le départ, minute par minute
      </CardTitle>
      <p>Prise de son à quai.</p>
      <CardFooter>
        <Link href="#ecouter" variant="standalone">
          Écouter
        </Link>
      </CardFooter>
    </CardBody>
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

const film = (
  <Card>
    <CardMedia picture={sail} badge="6 min" mark={<PlayMark />} />
    <CardBody>
      <CardTitle level={3}>Relevé du soir</CardTitle>
      <CardFooter>
        <ActionLink href="#film" cover>
          Regarder le film
        </ActionLink>
      </CardFooter>
    </CardBody>
  </Card>
);

test("the picture of a film, its mark included, leads where its one link does", async () => {
  await render(film);
  const link = page.getByRole("link", { name: "Regarder le film" });
  const picture = page.getByRole("img").element();
  expect(followed(picture)).toBe(link.element());
  expect(followed(page.getByText("6 min").element())).toBe(link.element());
  expect(page.getByRole("link").elements()).toHaveLength(1);
});

test("a press anywhere on a film's card follows its link, which does not slip away", async () => {
  await render(film);
  const pressed = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
  page
    .getByRole("link", { name: "Regarder le film" })
    .element()
    .addEventListener("click", pressed as never);
  await page.getByRole("article").click({ position: { x: 40, y: 60 } });
  expect(pressed).toHaveBeenCalledOnce();
});

test("its links are reached in the order they are read", async () => {
  await render(article);
  await userEvent.tab();
  await expect.element(title).toHaveFocus();
  await userEvent.tab();
  await expect.element(foot).toHaveFocus();
});

test.each([1024, 1440])(
  "side by side at %i pixels, the words of large tiles start on one line",
  async (width) => {
    await page.viewport(width, 800);
    const words = [
      "Court.",
      "Une phrase bien plus longue, qui prend plusieurs lignes là où sa voisine n’en prend qu’une.",
    ];
    await render(
      <Grid columns="halves" space="none">
        {words.map((text) => (
          <Card key={text} layout="tile" size="large">
            <CardMedia picture={sail} />
            <CardBody>
              <CardTitle level={3}>Une carte</CardTitle>
              <p>{text.repeat(3)}</p>
            </CardBody>
          </Card>
        ))}
      </Grid>,
    );
    const tops = page
      .getByRole("heading", { name: "Une carte" })
      .elements()
      .map((heading) => heading.getBoundingClientRect().top);
    expect(tops).toHaveLength(2);
    expect(new Set(tops).size).toBe(1);
    await page.viewport(1280, 900);
  },
);
