import { composeStories } from "@storybook/react-vite";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../global.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Link } from "../Link/Link.tsx";
import { Tabs } from "../Tabs/Tabs.tsx";
import { TextField } from "../TextField/TextField.tsx";
import * as stories from "./Lightbox.stories.tsx";

const { Default, Failed, Opener, Single, TextOpener } = composeStories(stories);

const viewer = page.getByRole("dialog", { name: "Visionneuse" });
const opener = page.getByRole("button", { name: "Agrandir l’image" });
const button = (name: string) => page.getByRole("button", { name });
const picture = (name: string | RegExp) => page.getByRole("img", { name });

describe("a viewer of pictures", () => {
  beforeEach(async () => {
    await render(<Opener />);
    await opener.click();
    await expect.element(viewer).toBeVisible();
  });

  test("opens on its picture, and focus goes in", async () => {
    await expect.element(picture(/voilier/)).toBeVisible();
    await expect.element(button("Fermer")).toHaveFocus();
  });

  test.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["its button", () => button("Fermer").click()],
    ["a press on the veil", () => viewer.click({ position: { x: 4, y: 4 } })],
    ["a press on the picture", () => picture(/voilier/).click()],
  ])("is closed by %s, and focus comes back", async (_, close) => {
    await close();
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test("its buttons change picture, go round, and say where one is", async () => {
    await expect.element(page.getByText(/^1 sur 2/)).toBeVisible();
    await button("Image suivante").click();
    await expect.element(picture(/phare/)).toBeVisible();
    await expect.element(page.getByText(/^2 sur 2/)).toBeVisible();
    await button("Image suivante").click();
    await expect.element(picture(/voilier/)).toBeVisible();
    await button("Image précédente").click();
    await expect.element(picture(/phare/)).toBeVisible();
  });

  test("the arrows of the keyboard change picture too", async () => {
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(picture(/phare/)).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(picture(/voilier/)).toBeVisible();
  });

  test("says the picture that came, and the ends of the row are a key away", async () => {
    await userEvent.keyboard("{End}");
    await expect
      .element(page.getByText(/^2 sur 2/))
      .toHaveTextContent("2 sur 2 Un phare rouge et blanc balaie la nuit.");
    await userEvent.keyboard("{Home}");
    await expect
      .element(page.getByText(/^1 sur 2/))
      .toHaveTextContent("1 sur 2 Un voilier rouge sous spinnaker jaune devant le soleil levant.");
  });

  test("the whole picture is seen, then its real size, over which the arrows move", async () => {
    await page.viewport(800, 700);
    const image = picture(/voilier/).element();
    expect(image.getBoundingClientRect().width).toBeLessThan(800);
    await button("Taille réelle").click();
    await expect.element(button("Taille réelle")).toHaveAttribute("aria-pressed", "true");
    const frame = image.parentElement;
    expect(image.getBoundingClientRect().width).toBe(1200);
    const { scrollLeft = 0, scrollTop = 0 } = frame ?? {};
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    expect(frame?.scrollLeft).toBe(scrollLeft + 80);
    expect(frame?.scrollTop).toBe(scrollTop + 80);
    await button("Taille réelle").click();
    expect(image.getBoundingClientRect().width).toBeLessThan(800);
    await page.viewport(1280, 900);
  });

  test("a press on the picture at its real size moves nothing and closes nothing", async () => {
    await page.viewport(800, 700);
    await button("Taille réelle").click();
    await picture(/voilier/).click();
    await expect.element(viewer).toBeVisible();
    await page.viewport(1280, 900);
  });

  test("opens again as it was at first, not at 100 %", async () => {
    await button("Taille réelle").click();
    await userEvent.keyboard("{Escape}");
    await opener.click();
    await expect.element(button("Taille réelle")).toHaveAttribute("aria-pressed", "false");
  });

  test("Tab goes round inside", async () => {
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await expect.element(button("Taille réelle")).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(button("Fermer")).toHaveFocus();
  });
});

test("without pictures there is nothing to open", async () => {
  await render(<Single items={[]} />);
  await expect.element(viewer).not.toBeInTheDocument();
});

test("closed by the page and not by its reader, it opens again as it was at first too", async () => {
  const { rerender } = await render(<Single />);
  await button("Taille réelle").click();
  await rerender(<Single value={undefined} />);
  await expect.element(viewer).not.toBeInTheDocument();
  await rerender(<Single value={0} />);
  await expect.element(button("Taille réelle")).toHaveAttribute("aria-pressed", "false");
});

test("one picture alone has no arrows, and the keyboard leads nowhere", async () => {
  await render(<Single />);
  await expect.element(button("Image suivante")).not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(picture(/voilier/)).toBeVisible();
});

test("a text is read below the picture, and what closes stays in sight", async () => {
  await render(<TextOpener />);
  await opener.click();
  const title = page.getByRole("heading", { name: "Le gardien compte les vagues" });
  await expect.element(title).toBeInTheDocument();
  await page
    .getByText(/C’est la comparaison qui parle/)
    .first()
    .click();
  await expect.element(viewer).toBeVisible();
  viewer.element().scrollTo(0, 10_000);
  await expect.element(button("Fermer")).toBeInViewport();
  await button("Image suivante").click();
  expect(viewer.element().scrollTop).toBe(0);
});

test("the last text is read from its beginning too, when a key leads there", async () => {
  await render(<TextOpener />);
  await opener.click();
  await userEvent.keyboard("{End}");
  await expect.element(page.getByText(/^2 sur 2/)).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(viewer.element().scrollTop).toBe(0);
});

test("a picture that did not come is asked for again when it is opened again", async () => {
  await render(
    <Opener items={[{ picture: { ...Failed.args.items![0]!.picture }, caption: "Le jour se lève." }]} />,
  );
  await opener.click();
  const failed = page.getByText("L’image ne s’affiche pas.");
  await expect.element(failed).toBeVisible();
  await button("Fermer").click();
  await expect.element(viewer).not.toBeInTheDocument();
  const asked: string[] = [];
  const seen = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) asked.push(...[...node.querySelectorAll("img")].map(({ src }) => src));
  });
  seen.observe(document.body, { childList: true, subtree: true });
  await opener.click();
  await expect.element(failed).toBeVisible();
  seen.disconnect();
  expect(asked).toContain("data:image/svg+xml,absent");
});

test("a picture that does not come is said, and the text stays", async () => {
  await render(<Failed />);
  await expect.element(page.getByText("L’image ne s’affiche pas.")).toBeVisible();
  await expect.element(page.getByText(/à la craie/)).toBeInTheDocument();
  await expect.element(button("Taille réelle")).not.toBeInTheDocument();
});

test("where one reads from right to left, the arrows follow the eye, drawn and pressed", async () => {
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  const { items = [] } = Opener.args;
  await render(<Opener items={[...items, ...items]} />);
  await opener.click();
  const turned = (name: string) => getComputedStyle(button(name).element().firstElementChild!).transform;
  expect(turned("Image suivante")).toBe("matrix(-1, 0, 0, 1, 0, 0)");
  expect(turned("Fermer")).toBe("none");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByText(/^2 sur 4/)).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByText(/^1 sur 4/)).toBeVisible();
});

test("the keys of what its text holds, or opens over it, change no picture", async () => {
  const [first, ...others] = Default.args.items ?? [];
  const asked = vi.fn<(value: number) => void>();
  const text = (
    <>
      <TextField label="Adresse" name="adresse" defaultValue="voile" />
      <Tabs
        label="Langue"
        tabs={[
          { id: "fr", label: "Français", panel: "Cap" },
          { id: "en", label: "English", panel: "Heading" },
        ]}
      />
      <Dialog
        id="droits"
        title="Les droits"
        closeLabel="Fermer les droits"
        opener={<Link href="#droits">Voir les droits</Link>}
      >
        Libres.
      </Dialog>
    </>
  );
  await render(<Default items={[{ ...first!, text }, ...others]} onChange={asked} />);
  await page.getByRole("textbox", { name: "Adresse" }).click();
  await userEvent.keyboard("{ArrowLeft}{End}");
  await page.getByRole("tab", { name: "Français" }).click();
  await userEvent.keyboard("{ArrowRight}");
  await page.getByRole("link", { name: "Voir les droits" }).click();
  await userEvent.keyboard("{ArrowRight}");
  expect(asked).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.element(viewer).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  expect(asked).toHaveBeenCalledExactlyOnceWith(1);
});
