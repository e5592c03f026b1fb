import { addDays } from "../shared/dates/dates.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { reportEndpoints } from "../shared/reports/reports.ts";
import { today } from "./days.ts";
import { expect, test } from "./fixtures.ts";
import { idOfPerson, joinDesk } from "./people.ts";

test("reports say what each of several has done, and with whom; each figure opens its rows", async ({
  signedIn: page,
  account,
  make,
}) => {
  await make.customer(await make.company(), { name: "Odalys Ferreira" });
  await page.goto("/dashboard/reports");
  await expect(page.getByRole("heading", { name: "Keeping in touch" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Who met whom" })).toHaveCount(0);

  await joinDesk(account, "Ben Carter", "member");
  const ben = await idOfPerson(account, "Ben Carter");
  const company = await make.company({ name: "Fjord Freight" });
  const customer = await make.customer(company, { name: "Priya Raghunathan", value: 500 });
  const params = { id: customer._id };
  await account.call(customerEndpoints.update, { params, body: { responsible: ben } });
  const date = `${addDays(today(), -1)}T09:00`;
  for (const host of [ben, undefined]) {
    const booked = { title: "Review", company: company._id, customer: customer._id, date };
    const { data } = await account.call(appointmentEndpoints.create, {
      body: { ...booked, duration: 90, ...(host && { host }) },
    });
    const held = { params: { id: data._id }, body: { outcome: "held" as const } };
    await account.call(appointmentEndpoints.update, held);
  }

  await page.goto("/dashboard/reports?period=90d&who=all");
  const people = page.getByRole("table", { name: "People" });
  const row = people.getByRole("row", { name: /Ben Carter/ });
  await expect(row).toContainText("$500");
  await expect(row).toContainText("2 h");
  await expect(people.getByRole("row", { name: /^Everyone/ })).toContainText("2");
  const met = page.getByRole("figure", { name: "Who met whom" });
  const cell = met.getByRole("link", { name: "Fjord Freight: Ben Carter, 1 held" });
  await expect(cell).toBeVisible();

  const section = page.getByRole("region", { name: "Who met whom" });
  await section.getByRole("link", { name: "Show as Table" }).press("Enter");
  const table = page.getByRole("table", { name: "Who met whom" });
  await expect(table.getByRole("row", { name: /Fjord Freight/ })).toContainText("2");
  await section.getByRole("link", { name: "Show as Chart" }).press("Enter");

  const file = page.waitForEvent("download");
  await page
    .getByRole("region", { name: "People" })
    .getByRole("button", { name: "CSV" })
    .press("Enter");
  expect((await file).suggestedFilename()).toMatch(/^client-desk-report-people-.*\.csv$/);

  await cell.press("Enter");
  await expect(page.getByText("In the calendar of Ben Carter, With one company")).toBeVisible();
  await expect(page.getByText("1 appointment", { exact: true })).toBeVisible();

  await page.goBack();
  await row.getByRole("link", { name: "Ben Carter" }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`who=${ben}`));
  await expect(people.getByRole("row", { name: /Marta/ })).toHaveCount(0);
  await expect(people.getByRole("row", { name: /^Everyone/ })).toHaveCount(0);
  await row.getByRole("link", { name: "1", exact: true }).first().press("Enter");
  await expect(page.getByRole("link", { name: "Priya Raghunathan" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Odalys Ferreira" })).toHaveCount(0);

  const query = { period: "90d", on: today(), who: ben };
  const { data } = await account.call(reportEndpoints.people, { query });
  expect(data.total).toMatchObject({ customers: 1, value: 500, held: 1, minutes: 90 });
});
