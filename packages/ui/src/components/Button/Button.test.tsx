import { composeStories } from "@storybook/react-vite";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as stories from "./Button.stories.tsx";

const { Default, Disabled } = composeStories(stories);

const button = page.getByRole("button");

test("acts on click, on Enter and on Space", async () => {
  const onClick = vi.fn<() => void>();
  await render(<Default onClick={onClick} />);
  await button.click();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(onClick).toHaveBeenCalledTimes(3);
});

test("does not start again while busy, keeps its focus and says so", async () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = await render(<Default onClick={onClick} />);
  button.element().focus();
  await rerender(<Default onClick={onClick} loading />);
  await userEvent.keyboard("{Enter}");
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
});

test("is out of reach when it is disabled", async () => {
  const onClick = vi.fn<() => void>();
  await render(<Disabled onClick={onClick} />);
  await expect.element(button).toBeDisabled();
  await userEvent.tab();
  await expect.element(button).not.toHaveFocus();
});

test("submits no form unless it is told to", async () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const { rerender } = await render(<Default />, {
    wrapper: ({ children }) => <form onSubmit={onSubmit}>{children}</form>,
  });
  await button.click();
  expect(onSubmit).not.toHaveBeenCalled();
  await rerender(<Default type="submit" />);
  await button.click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("hands over its event, and takes what a button takes", async () => {
  const onClick = vi.fn<(event: React.MouseEvent) => void>();
  const ref = createRef<HTMLButtonElement>();
  await render(
    <Default
      onClick={onClick}
      ref={ref}
      name="geste"
      value="hisser"
      data-testid="voile"
      aria-describedby="aide"
    />,
  );
  await button.click();
  expect(onClick.mock.calls[0]?.[0].type).toBe("click");
  expect(ref.current).toBe(button.element());
  for (const [name, value] of Object.entries({
    name: "geste",
    value: "hisser",
    "data-testid": "voile",
    "aria-describedby": "aide",
  }))
    await expect.element(button).toHaveAttribute(name, value);
});

test("does not send its form while it is loading", async () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  await render(<Default type="submit" loading />, {
    wrapper: ({ children }) => <form onSubmit={onSubmit}>{children}</form>,
  });
  await button.click({ force: true });
  expect(onSubmit).not.toHaveBeenCalled();
});
