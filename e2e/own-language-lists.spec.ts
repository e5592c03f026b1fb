import type { Page } from "@playwright/test";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { expect, type Make } from "./fixtures.ts";
import { ownLanguages, saying, test } from "./own-language.ts";
import { successToast } from "./toasts.ts";

const names = (page: Page) => page.getByRole("main").getByRole("table").locator(".row-name");

async function addThree(make: Make) {
  const company = await make.company({ name: "Berg & Co" });
  const anna = await make.customer(company, { name: "Anna Berg", email: "anna@berg.test" });
  await make.customer(company, { name: "Bo Lund", email: "bo@lund.test", status: "Pending" });
  await make.customer(company, { name: "Cy Lund", email: "cy@lund.test" });
  return anna;
}

for (const language of ownLanguages) {
  test.describe(language, () => {
    test.use({ language });

    test("customers are searched and filtered, and the filter says so", async ({
      signedIn: page,
      make,
      words: { common, lists },
    }) => {
      await addThree(make);
      await page.goto("/dashboard/customers");
      await expect(names(page)).toHaveText(["Anna Berg", "Bo Lund", "Cy Lund"]);
      const { search, noMatch } = lists.of.customers;
      const field = page.getByRole("searchbox", { name: search });
      await field.fill("lund");
      await expect(names(page)).toHaveText(["Bo Lund", "Cy Lund"]);
      await field.fill("quartermaster");
      await expect(page.getByText(saying(noMatch("quartermaster")))).toBeVisible();
      await field.fill("");
      await expect(names(page)).toHaveCount(3);

      const { status } = lists.fields;
      await page.getByRole("button", { name: lists.filter, exact: true }).click();
      await page.getByRole("menuitem", { name: status, exact: true }).click();
      await page.getByRole("checkbox", { name: common.statuses.Pending }).check();
      await expect(names(page)).toHaveText(["Bo Lund"]);
      await page.keyboard.press("Escape");
      const said = saying(lists.conditions.is(status, common.statuses.Pending));
      await expect(page.getByRole("button", { name: said }).first()).toBeVisible();
      await page.getByRole("button", { name: lists.clear, exact: true }).click();
      await expect(names(page)).toHaveCount(3);
    });

    test("a file with headings in the language is imported, and the import undone", async ({
      signedIn: page,
      account: { call },
      words: { checking, headings, imported, imports },
    }) => {
      await page.goto("/dashboard/import?into=customers");
      const { Name, Email, Company, Status, Value, Created, Updated, ID } = headings;
      const rows = [
        [Name, Email, Company, Status, Value, Created, Updated, ID],
        ["Anna Berg", "anna@berg.test", "Berg & Co", "Active", "1250.5", "", "", "1"],
        ["Bo Lund", "bo@lund.test", "Lund", "Pending", "90", "", "", "2"],
      ];
      const buffer = Buffer.from(rows.map((row) => `${row.join()}\n`).join(""));
      const file = { name: "list.csv", mimeType: "text/csv", buffer };
      await page.locator("input[type=file]").setInputFiles(file);
      await page.getByRole("button", { name: imports.choose.toMatch }).click();
      await page.getByRole("button", { name: imports.toCheck }).click();
      await expect(page.getByRole("table", { name: checking.rowsOfFile })).toContainText("Anna");
      await page.getByRole("button", { name: checking.import.customers(2) }).click();
      const undo = page.getByRole("button", { name: imported.undo });
      await expect(undo).toBeVisible();
      const list = async () =>
        (await call(customerEndpoints.list, { query: { sort: "name" } })).data;
      expect(await list()).toMatchObject([
        { name: "Anna Berg", status: "Active", value: 1250.5, companyName: "Berg & Co" },
        { name: "Bo Lund", status: "Pending", value: 90 },
      ]);
      await undo.click();
      await expect(page.getByText(imported.undone)).toBeVisible();
      expect(await list()).toEqual([]);
    });

    test("two records are merged, and two again by History", async ({
      signedIn: page,
      make,
      words: { acts, duplicates, history, merging },
    }) => {
      const company = await make.company();
      await make.customer(company, { name: "Anna Berg", email: "anna@berg.test" });
      await make.customer(company, { name: "A. Berg", email: "anna@berg.test" });
      await page.goto("/dashboard/duplicates");
      const groups = page.getByRole("list", { name: duplicates.lists.customers });
      await expect(groups).toContainText(duplicates.reasons.email);
      await groups.getByRole("link", { name: saying(duplicates.acts.merge("")) }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: merging.counted.customers(2) }),
      ).toBeVisible();
      await page.getByRole("button", { name: merging.button.customers }).click();
      await expect(successToast(page, merging.done)).toBeVisible();
      await expect(page.getByText(duplicates.empty.title, { exact: true })).toBeVisible();

      await page.goto("/dashboard/history");
      const merged = acts.merged("A. Berg", "Anna Berg");
      await page.getByRole("button", { name: saying(history.ways.undoAct(merged)) }).click();
      await expect(successToast(page, saying(acts.undone.undone(merged)))).toBeVisible();
      await page.goto("/dashboard/duplicates");
      await expect(groups.getByRole("listitem").first()).toContainText("A. Berg");
    });

    test("a deletion is undone by its toast, a change by History", async ({
      signedIn: page,
      account: { call },
      make,
      words: { acts, common, customers, history, parts, records, results },
    }) => {
      const anna = await addThree(make);
      await page.goto(`/dashboard/customers/${anna._id}`);
      await page.getByRole("main").getByRole("button", { name: parts.more, exact: true }).click();
      await page.getByRole("menuitem", { name: parts.delete.customers }).click();
      const question = page.getByRole("alertdialog", {
        name: saying(customers.deleting.question("Anna Berg")),
      });
      await question.getByRole("button", { name: customers.deleting.button }).click();
      const deleted = successToast(page, results.customers.deleted);
      await deleted.getByRole("button", { name: parts.undo }).press("Enter");
      await expect(
        successToast(page, saying(acts.restored.at("Anna Berg", "Berg & Co"))),
      ).toBeVisible();

      const params = { id: anna._id };
      await call(customerEndpoints.update, { params, body: { status: "Pending" } });
      await page.goto("/dashboard/history");
      const { Active, Pending } = common.statuses;
      const status = records.fields.status;
      const changed = acts.changedFrom("Anna Berg", status, Active, Pending);
      await page.getByRole("button", { name: saying(history.ways.undoAct(changed)) }).click();
      await expect(
        successToast(page, saying(acts.undone.undoneTo("Anna Berg", status, Active))),
      ).toBeVisible();
      expect((await call(customerEndpoints.get, { params })).data.status).toBe("Active");
    });

    test("a report answers in a sentence, and as a table", async ({
      signedIn: page,
      make,
      words: { reports },
    }) => {
      const company = await make.company();
      await make.customer(company, { name: "Anna", status: "Deal Closed", value: 1200 });
      await make.customer(company, { name: "Bo", status: "Pending" });
      await page.goto("/dashboard/reports");
      await page.getByRole("button", { name: reports.period.month }).click();
      const title = reports.sections.growth;
      const growth = page.getByRole("region", { name: title });
      await expect(growth).toContainText(saying(reports.growth.sums(2, 1)));
      await growth.getByRole("link", { name: saying(reports.tools.asTable(title)) }).click();
      await expect(growth.getByRole("columnheader", { name: reports.growth.added })).toBeVisible();
      await expect(growth.getByRole("row", { name: saying(reports.total) })).toContainText("2");
    });
  });
}
