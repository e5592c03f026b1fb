import type { Page } from "@playwright/test";
import { askToDelete } from "./deletion.ts";
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

/** Texts, tips and the title, in which words of ours stand behind a name that is not isolated from them. */
async function listUnguarded(page: Page, name: string): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? "");
    for (const element of document.querySelectorAll<HTMLElement>("[title]")) {
      found.push(...element.title.split("\n"));
    }
    return found;
  });
  const isGuarded = (text: string) => {
    const open = text.replace(/\u2068[^\u2069]*\u2069/g, "");
    return !open.includes(override) || open.trim().endsWith(name);
  };
  return texts.filter((text) => !isGuarded(text));
}

async function expectNothingTurned(page: Page, name: string, where: string) {
  expect(await listTurned(page), where).toEqual([]);
  expect(await listUnguarded(page, name), where).toEqual([]);
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
  await make.appointment(customer, { title: "Plain", date: `${today}T23:15` });
  const deletable = [
    `/companies/${company._id}`,
    `/customers/${customer._id}`,
    `/appointments/${_id}/edit`,
  ];
  for (const path of [
    "",
    "/companies",
    `/companies/${company._id}/customers`,
    "/customers",
    `/customers/${customer._id}/edit`,
    `/appointments/${today}`,
    ...deletable,
  ]) {
    await page.goto(`/dashboard${path}`);
    // What is painted before the program is not yet the screen.
    await expect(page.locator("#shell")).toHaveCount(0);
    await expect(
      page
        .getByText(name)
        .or(page.locator(`[value="${name}"]`))
        .first(),
    ).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectNothingTurned(page, name, path);
    if (!deletable.includes(path)) continue;
    const form = page.getByRole("button", { name: "Delete", exact: true });
    if (path.startsWith("/appointments/")) await form.click();
    else await askToDelete(page);
    await expect(page.getByRole("alertdialog")).toContainText("You can undo this in History");
    await expectNothingTurned(page, name, `the question before a deletion at ${path}`);
  }
});

test("what was looked for and not found turns no sentence around", async ({
  signedIn: page,
  make,
}) => {
  const name = `${override}gnidaelsiM`;
  const company = await make.company({ name: "Plain Company" });
  await make.customer(company, { name });
  for (const path of ["/companies", "/customers", `/companies/${company._id}`]) {
    await page.goto(`/dashboard${path}?search=${encodeURIComponent(`${name}xxxx`)}`);
    await expect(page.getByRole("main").getByText(/^No c/)).toBeVisible();
    await expectNothingTurned(page, `${name}xxxx`, path);
  }
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog");
  await palette.getByRole("combobox").fill(`${name}xxxx`);
  await expect(palette.getByText(/^Nothing matches/)).toBeVisible();
  await expectNothingTurned(page, `${name}xxxx`, "the palette");
});

test("what the palette does with a record keeps its words in order", async ({
  signedIn: page,
  make,
}) => {
  const name = `${override}gnidaelsiM`;
  const customer = await make.customer(await make.company({ name: "Plain Company" }), {
    name,
    lastContact: "2020-05-04",
  });
  await make.appointment(customer, { date: "2030-05-04T10:00", title: "Review" });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog");
  await expect(palette.getByRole("option", { name: /contacted today/ })).toBeVisible();
  await expectNothingTurned(page, name, "actions");
  await palette.getByRole("combobox").fill("Review");
  await expect(palette.getByRole("option", { name: /Plain Company/ })).toBeVisible();
  await expectNothingTurned(page, name, "results");
});
