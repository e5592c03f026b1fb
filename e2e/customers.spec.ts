import type { Page } from "@playwright/test";
import { addDays } from "../shared/dates/dates.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { longDate, shortDate, today } from "./days.ts";
import { askToDelete } from "./deletion.ts";
import { expectFieldError, expectNoFieldError } from "./fields.ts";
import { askOneByOne, expect, refusal, saveAnswered, test } from "./fixtures.ts";
import { errorToast, successToast } from "./toasts.ts";

function fields(page: Page) {
  return {
    name: page.getByLabel("Name", { exact: true }),
    email: page.getByLabel("Email", { exact: true }),
    phone: page.getByLabel("Phone", { exact: true }),
    status: page.getByRole("radiogroup", { name: "Status" }),
    value: page.getByLabel("Value", { exact: true }),
    lastContact: page.getByLabel("Last contact"),
    notes: page.getByLabel("About"),
  };
}

test("a customer is added to a company, as Active, worth nothing, heard from today", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  await page.goto(`/dashboard/companies/${company._id}`);
  // Until both company and customers are read, either of them may offer it.
  await expect(page.getByRole("heading", { level: 1, name: company.name })).toBeVisible();
  await expect(page.getByText("The first customer goes here")).toBeVisible();
  await page.getByRole("link", { name: "Add Customer" }).click();
  const form = fields(page);
  await expect(form.name).toBeFocused();
  await expect(form.status.getByRole("radio", { name: "Active" })).toBeChecked();
  await expect(form.status.getByRole("radio")).toHaveText([
    "Window Shopper",
    "Pending",
    "Active",
    "Deal Closed",
    "Returning Client",
  ]);
  await expect(form.value).toHaveValue("0");
  await expect(form.lastContact).toHaveValue(longDate(today()));

  await form.name.fill("Priya Raghunathan");
  await form.email.fill("priya@brightwater.test");
  await page.getByRole("button", { name: "Add Customer" }).click();
  await expect(successToast(page, "Customer created successfully")).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/companies/${company._id}`);
  const row = page
    .getByRole("table", { name: "Customers" })
    .getByRole("row", { name: /Priya Raghunathan/ });
  await expect(row).toContainText("Active");
  await expect(row).toContainText("$0.00");
  await expect(row).toContainText(shortDate(today()));
});

test("the customer form names every rule that is not kept", async ({ signedIn: page, make }) => {
  const company = await make.company();
  await page.goto(`/dashboard/companies/${company._id}/customers/new`);
  const form = fields(page);
  const save = page.getByRole("button", { name: "Add Customer" });
  await save.click();
  await expectFieldError(form.name, "Customer name is required");
  await expectFieldError(form.email, "Email is required");
  await expect(form.name).toBeFocused();

  await form.name.fill("Priya Raghunathan");
  await form.email.fill("priya");
  await form.value.fill("-1");
  await save.click();
  await expectNoFieldError(form.name);
  await expectFieldError(form.email, "Please enter a valid email");
  await expectFieldError(form.value, "Value cannot be negative");
  await expect(form.email).toBeFocused();

  await form.email.fill("priya@brightwater.test");
  await form.value.fill("12500.505");
  await save.click();
  await expectFieldError(form.value, "Use at most two decimals");
  await form.value.fill("12500.50");

  await form.lastContact.fill(longDate(addDays(today(), 1)));
  await save.click();
  await expectFieldError(form.lastContact, "Last contact can’t be later than today");
  await expect(form.lastContact).toBeFocused();
  await form.lastContact.fill("yesterday");
  await form.notes.click();
  await expect(form.lastContact).toHaveValue(longDate(addDays(today(), -1)));
  await save.click();
  await expect(successToast(page, "Customer created successfully")).toBeVisible();
  await expect(page.getByRole("row", { name: /Priya Raghunathan/ })).toContainText("$12,500.50");
});

test("several customers are added one after the other without leaving the form", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  await page.goto(`/dashboard/companies/${company._id}/customers/new`);
  const form = fields(page);
  await form.name.fill("Ana");
  await form.email.fill("ana@brightwater.test");
  await form.status.getByRole("radio", { name: "Deal Closed" }).click();
  await page.getByRole("button", { name: "Save and Add Another" }).click();
  await expect(successToast(page, "Customer created successfully")).toBeVisible();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveValue("");
  await expect(form.status.getByRole("radio", { name: "Active" })).toBeChecked();
  await form.name.fill("Bo");
  await form.email.fill("bo@brightwater.test");
  await page.getByRole("button", { name: "Add Customer" }).click();
  await expect(page).toHaveURL(`/dashboard/companies/${company._id}`);
  await expect(
    page
      .getByRole("table", { name: "Customers" })
      .getByRole("link")
      .getByText(/^(Ana|Bo)$/),
  ).toHaveCount(2);
});

test("everything about a customer can be changed", async ({ signedIn: page, make }) => {
  const company = await make.company();
  const customer = await make.customer(company, { phone: "1", value: 10, notes: "Old" });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  const form = fields(page);
  await expect(form.value).toHaveValue("10");
  await expect(form.notes).toHaveValue("Old");
  await form.name.fill("Priya R. Iyer");
  await form.email.fill("iyer@brightwater.test");
  await form.phone.fill("+1 303 555 0142");
  await form.status.getByRole("radio", { name: "Returning Client" }).click();
  await form.value.fill("1,250.75");
  await form.value.fill("1250.75");
  await form.lastContact.fill("2026-01-05");
  await form.notes.fill("First line.\nSecond line.");
  await page.getByRole("button", { name: "Save Changes" }).click();

  await expect(successToast(page, "Customer updated successfully")).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/customers/${customer._id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Priya R. Iyer" })).toBeVisible();
  await expect(
    main.getByRole("button", { name: "Status: Returning Client. Change" }),
  ).toBeVisible();
  await expect(main.getByText("$1,250.75").first()).toBeVisible();
  await expect(main.getByText("January 5, 2026")).toBeVisible();
  await expect(main.getByText("First line.\nSecond line.")).toBeVisible();
  await expect(main.getByRole("link", { name: "iyer@brightwater.test" })).toHaveAttribute(
    "href",
    "mailto:iyer@brightwater.test",
  );
  await expect(main.getByRole("link", { name: "+1 303 555 0142" })).toHaveAttribute(
    "href",
    "tel:+13035550142",
  );
});

test("after a call: contacted today and the new status are one press each", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  const customer = await make.customer(company, {
    status: "Pending",
    lastContact: addDays(today(), -3),
  });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByText("(3 days ago)")).toBeVisible();
  await page.getByRole("button", { name: "Mark as Contacted Today" }).click();
  await expect(successToast(page, "Customer updated successfully")).toBeVisible();
  await expect(page.getByText("(today)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as Contacted Today" })).toBeHidden();

  await page.getByRole("button", { name: "Status: Pending. Change" }).click();
  const saved = saveAnswered(page, customer);
  await page.getByRole("menuitemradio", { name: "Deal Closed" }).click();
  await expect(page.getByRole("button", { name: "Status: Deal Closed. Change" })).toBeVisible();
  // It is shown before it is saved.
  await saved;
  await page.reload();
  await expect(page.getByRole("button", { name: "Status: Deal Closed. Change" })).toBeVisible();
  await expect(page.getByText("(today)")).toBeVisible();
});

for (const list of ["of a company", "of all customers"]) {
  test(`in the list ${list} a status changes at once, and comes back when it is refused`, async ({
    signedIn: page,
    make,
    expectNoise,
  }) => {
    expectNoise(refusal(500));
    const company = await make.company();
    const { _id } = await make.customer(company, { name: "Chidi Eze", status: "Pending" });
    await page.goto(
      list === "of a company" ? `/dashboard/companies/${company._id}` : "/dashboard/customers",
    );
    const status = (name: string) =>
      page.getByRole("button", { name: `Status of Chidi Eze: ${name}. Change` });
    await status("Pending").click();
    await page.getByRole("menuitemradio", { name: "Deal Closed" }).click();
    await expect(status("Deal Closed")).toBeVisible();
    await expect(successToast(page, "Customer updated successfully")).toBeVisible();

    let refuse = () => {};
    const held = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route(`**/api/customers/${_id}`, async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { msg: "No room" } });
    });
    await status("Deal Closed").click();
    await page.getByRole("menuitemradio", { name: "Active" }).click();
    await expect(status("Active")).toBeVisible();
    refuse();
    await expect(errorToast(page, "No room")).toBeVisible();
    await expect(status("Deal Closed")).toBeVisible();
  });
}

test("preparing a meeting: a customer's page tells what was and what comes", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  const customer = await make.customer(company, { notes: "Likes it short." });
  const past = addDays(today(), -10);
  const coming = addDays(today(), 10);
  await make.appointment(customer, { date: `${past}T09:30:00.000Z`, title: "Kick-off" });
  await make.appointment(customer, {
    date: `${coming}T15:00:00.000Z`,
    title: "Quarterly review",
    notes: "Bring figures",
  });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByText("Likes it short.")).toBeVisible();
  const history = page.getByRole("list", { name: "Story" });
  await expect(history.getByRole("listitem")).toHaveText([
    /Today/,
    /3:00 PM.*Quarterly review.*Bring figures/,
    /Today/,
    /Added to Client Desk/,
    /9:30 AM.*Kick-off/,
  ]);
  await history.getByRole("button", { name: "Kick-off" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Appointment" })).toBeVisible();
});

test("a customer that is not there is said to be missing, with a way on", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(refusal(404));
  for (const path of ["no-such-customer", "no-such-customer/edit"]) {
    await page.goto(`/dashboard/customers/${path}`);
    await expect(page.getByRole("heading", { level: 1, name: "Customer not found" })).toBeVisible();
    await expect(
      page.getByText("The customer you're looking for doesn't exist or has been deleted."),
    ).toBeVisible();
  }
  await page.getByRole("link", { name: "Go to Companies" }).click();
  await expect(page).toHaveURL("/dashboard/companies");
});

test("a customer that cannot be loaded leads to the companies", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(refusal(500));
  await askOneByOne(page);
  await page.route("**/api/customers/**", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/dashboard/customers/some-customer");
  await expect(errorToast(page, "Failed to load customer details")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/companies");
});

test("a customer is snoozed until tomorrow at the earliest", async ({ signedIn: page, make }) => {
  const customer = await make.customer(await make.company());
  await page.goto(`/dashboard/customers/${customer._id}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Snooze…" }).click();
  const day = page.getByRole("dialog").getByLabel("Snooze until");
  await day.fill(today());
  await day.press("Enter");
  await expect(page.getByText(/^Choose .* or later$/)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeFocused();
});

test("deleting a customer takes the appointments along and leads to the company", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  const customer = await make.customer(company, { name: "Priya Raghunathan" });
  for (const hour of ["09", "11"]) {
    await make.appointment(customer, { date: `${today()}T${hour}:00:00.000Z` });
  }
  await page.goto(`/dashboard/customers/${customer._id}`);
  await askToDelete(page);
  const dialog = page.getByRole("alertdialog", { name: "Delete Priya Raghunathan?" });
  await expect(dialog).toContainText(
    "Both appointments with this customer will be deleted too. You can undo this in History for 30 days.",
  );
  await expect(dialog.getByRole("button", { name: "Keep Customer" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await askToDelete(page);
  await dialog.getByRole("button", { name: "Delete Customer" }).click();
  await expect(successToast(page, "Customer deleted successfully")).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/companies/${company._id}`);
  await expect(page.getByText("The first customer goes here")).toBeVisible();
  await page.goto(`/dashboard/appointments/${today()}`);
  await expect(page.getByRole("heading", { name: "Nothing booked" })).toBeVisible();
});

test("any customer is found by a piece of the name, the email or the phone", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Brightwater" });
  const other = await make.company({ name: "Anker Bakery" });
  await make.customer(company, { name: "Priya", phone: "(303) 555-0142", value: 5 });
  await make.customer(other, {
    name: "Tomás",
    email: "office@anker.test",
    status: "Pending",
    value: 7,
  });
  await page.goto("/dashboard/customers");
  const table = page.getByRole("table", { name: "Customers" });
  const names = table.getByRole("link", { name: /^(Priya|Tomás)$/ });
  const search = page.getByRole("searchbox", { name: "Search customers" });
  await expect(names).toHaveText(["Priya", "Tomás"]);
  // Each finds somebody else than the one before.
  for (const [typed, found] of [
    ["tomas", "Tomás"],
    ["555-0142", "Priya"],
    ["ANKER.TEST", "Tomás"],
    ["3035550142", "Priya"],
  ] as const) {
    await search.fill(typed);
    await expect(names).toHaveText([found]);
  }
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(names).toHaveText(["Priya", "Tomás"]);
  await table.getByRole("button", { name: "Value" }).click();
  await expect(names).toHaveText(["Tomás", "Priya"]);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitem", { name: "Status" }).click();
  await page.getByRole("checkbox", { name: "Active" }).click();
  await expect(names).toHaveText(["Priya"]);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/dashboard/customers?sort=-value&filter=status%3Ais%3AActive");
  await table.getByRole("link", { name: "Brightwater" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Brightwater" })).toBeVisible();
  await page.goBack();
  await expect(names).toHaveText(["Priya"]);
  await page.reload();
  await expect(names).toHaveText(["Priya"]);
  await page.getByRole("button", { name: "Status is Active", exact: true }).click();
  await page.getByRole("checkbox", { name: "Window Shopper" }).click();
  await page.getByRole("checkbox", { name: "Active" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByText("No customers match these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(names).toHaveText(["Tomás", "Priya"]);
});

test("a company with many customers shows all of them", async ({
  signedIn: page,
  make,
  account,
}) => {
  const company = await make.company();
  await Promise.all(
    Array.from({ length: 64 }, (_, n) =>
      account.call(customerEndpoints.create, {
        params: { id: company._id },
        body: {
          name: `Customer ${String(n + 1).padStart(2, "0")}`,
          email: `c${n}@brightwater.test`,
          value: n + 1,
        },
      }),
    ),
  );
  await page.goto(`/dashboard/companies/${company._id}?sort=value`);
  await expect(page.getByRole("link", { name: "Customer 01" })).toBeVisible();
  await expect(page.getByText(/50 of 64$/)).toBeVisible();
  await page.getByRole("button", { name: "Show More" }).click();
  await page.getByRole("link", { name: "Customer 64" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Customer 64" })).toBeVisible();

  await page.goto("/dashboard/customers?sort=value");
  const last = page.getByRole("link", { name: "Customer 64" });
  await expect(page.getByRole("link", { name: "Customer 01" })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(last).toBeInViewport({ timeout: 250 });
  }).toPass();
});
