import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** From here on letters run from right to left, until something ends it: which nothing here does. */
const override = "\u202E";

/** Plain texts on the page whose letters do not stand in the order in which they are written. */
async function listTurned(page: Page): Promise<string[]> {
  return page.evaluate((mark) => {
    const turned: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data } = walker.currentNode as Text;
      if (data.includes(mark)) continue;
      for (const { index } of data.matchAll(/[A-Za-z](?=[A-Za-z])/g)) {
        const range = document.createRange();
        const at = (place: number) => {
          range.setStart(walker.currentNode, place);
          range.setEnd(walker.currentNode, place + 1);
          return range.getBoundingClientRect();
        };
        const [one, next] = [at(index), at(index + 1)];
        if (one.width > 0 && one.top === next.top && next.left < one.left) turned.push(data);
      }
    }
    return [...new Set(turned)];
  }, override);
}

test("a name that turns its letters around leaves the rest of every screen as it is", async ({
  signedIn: page,
  make,
}) => {
  const today = new Date().toLocaleDateString("sv-SE");
  const name = `${override}gnidaelsiM`;
  // Its name stands beside that of its customer.
  const company = await make.company({ name: "Plain Company", description: name, industry: name });
  const customer = await make.customer(company, { name, notes: name });
  const { _id } = await make.appointment(customer, { title: name, date: `${today}T23:30` });
  for (const path of [
    "",
    "/companies",
    `/companies/${company._id}`,
    `/companies/${company._id}/customers`,
    "/customers",
    `/customers/${customer._id}`,
    `/customers/${customer._id}/edit`,
    `/appointments/${today}`,
    `/appointments/${_id}/edit`,
  ]) {
    await page.goto(`/dashboard${path}`);
    await expect(
      page
        .getByText(name)
        .or(page.locator(`[value="${name}"]`))
        .first(),
    ).toBeVisible();
    expect(await listTurned(page), path).toEqual([]);
  }
  await page.goto(`/dashboard/appointments/${_id}/edit`);
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toContainText("This cannot be undone.");
  expect(await listTurned(page), "the question before a deletion").toEqual([]);
});
