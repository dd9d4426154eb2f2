import { expect, test } from "@playwright/test";

const banks = [
  { id: "ocean-vivant", title: "Océan vivant", questions: 50 },
  { id: "cap-au-large", title: "Cap au large", questions: 47 },
];

for (const { id, questions, title } of banks) {
  test(`${title}: the page offers a sheet and two files, of the weight it says`, async ({
    page,
    request,
  }) => {
    await page.goto("/jeux-concours");
    const card = page.locator("#enseignants li", { hasText: title });
    for (const format of ["gift.txt", "xml"]) {
      const link = card.locator(`a[href="/quiz/${id}.${format}"]`);
      await expect(link).toHaveAttribute("download");
      const bytes = (await (await request.get(`/quiz/${id}.${format}`)).body()).length;
      const announced = Number(/(\d+)\sko/.exec((await link.textContent()) ?? "")?.[1]);
      expect(Math.abs(bytes / 1000 - announced)).toBeLessThanOrEqual(1);
    }
    await card.getByRole("link", { name: /fiche et corrigé/ }).click();
    await expect(page).toHaveURL(`/documents/quiz-${id}.html`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  });

  test(`${title}: the sheet asks every question, then tells the answers on a page of their own`, async ({
    page,
  }) => {
    await page.goto(`/documents/quiz-${id}.html`);
    await expect(page.locator("main ol > li")).toHaveCount(questions);
    await expect(page.locator("main ol > li").first().getByRole("listitem")).toHaveCount(4);
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(questions + 1);
    await page.emulateMedia({ media: "print" });
    const breakBefore = await page.locator("#corrige").evaluate((key) => getComputedStyle(key).breakBefore);
    expect(breakBefore).toBe("page");
  });
}

test("what each format drops is said beside them", async ({ page }) => {
  await page.goto("/jeux-concours");
  const section = page.locator("#enseignants");
  await expect(section).toContainText(/le XML\s: il garde les points et la difficulté/);
  await expect(section).toContainText("Le GIFT convient aux autres plateformes, sans les points.");
});
