import type { Page } from "@playwright/test";
import { addDays } from "../shared/dates/dates.ts";
import { absenceEndpoints } from "../shared/kinds/absences.ts";
import { activityEndpoints } from "../shared/kinds/activities.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { taskEndpoints } from "../shared/kinds/tasks.ts";
import type { Account } from "../tools/client.ts";
import { expectMenuIsFine, expectNoViolations, findViolations } from "./accessible.ts";
import { fillCalendars, monday } from "./calendars.ts";
import { momentOf, today } from "./days.ts";
import { expect, type Make, signIn, test } from "./fixtures.ts";
import { write } from "./palette.ts";
import { inviteByLink, joinDesk, registerPerson } from "./people.ts";

/** Marta, Anna and Ben with work of each, and what Ben has for Marta. */
async function fillDesk(account: Account, make: Make) {
  const { user } = account;
  const [anna, ben] = [
    await joinDesk(account, "Anna Ruiz", "member"),
    await joinDesk(account, "Ben Okafor", "member"),
  ];
  const company = await make.company();
  const customer = await make.customer(company, { value: 1200.5, responsible: ben.user._id });
  await make.customer(company, { name: "Olaf Berg", value: 90, responsible: anna.user._id });
  await make.appointment(customer, { date: `${today()}T10:00`, attending: [ben.user._id] });
  for (const assignee of [user._id, anna.user._id, ben.user._id]) {
    await make.task({ text: "Send the quote", due: today(), assignee });
  }
  const headers = { desk: user.desk._id };
  await ben.call(taskEndpoints.create, {
    headers,
    body: { text: "Decide about the discount", assignee: user._id, customer: customer._id },
  });
  await ben.call(activityEndpoints.create, {
    headers,
    params: { id: customer._id },
    body: { kind: "note", at: `${today()}T09:00`, text: "Wants one invoice, @Marta." },
  });
  await ben.call(companyEndpoints.create, {
    headers,
    body: { name: "Acme", responsible: user._id },
  });
  await account.call(absenceEndpoints.create, {
    body: { person: ben.user._id, from: today(), until: addDays(today(), 10) },
  });
  return { company, customer };
}

/** With a dialog or a menu over it the rest of the page is out of reach. */
async function expectOpenIsFine(page: Page, role: "dialog" | "alertdialog") {
  await expect(page.getByRole(role)).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    const violations = await findViolations(page, (axe) => axe.include(`[role="${role}"]`));
    expect(
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })),
    ).toEqual([]);
  }
}

for (const [name, path, ready] of [
  ["the overview of everyone", "?who=all", "Ben Okafor"],
  ["the tasks of everyone", "/tasks?who=all", "Send the quote"],
  ["customers and who is responsible", "/customers", "Olaf Berg"],
  ["the board with squares", "/customers?layout=board", "Olaf Berg"],
  ["a customer with a story of several", "/customers/CUSTOMER", "Wants one invoice"],
  ["a company of several", "/companies/COMPANY", "2 customers"],
  ["what is for somebody", "/for-you", "Ben handed Acme over to you"],
  ["reports of people", "/reports?who=all", "Who met whom"],
  ["the history of several", "/history", "Added"],
  ["the people of a desk", "/settings?tab=people", "nobody stands in"],
] as const) {
  test(name, async ({ signedIn: page, account, make }) => {
    const { company, customer } = await fillDesk(account, make);
    await page.goto(
      `/dashboard${path.replace("COMPANY", company._id).replace("CUSTOMER", customer._id)}`,
    );
    await expect(page.getByText(ready).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectNoViolations(page, path);
  });
}

test("what opens among several: whose, responsible, desks, handing over, inviting, removing", async ({
  signedIn: page,
  account,
  make,
}) => {
  const { customer } = await fillDesk(account, make);
  const closed = async (role: "menu" | "dialog" | "alertdialog") => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole(role)).toBeHidden();
  };
  await page.goto("/dashboard/tasks?who=all");
  const whose = page.getByRole("group", { name: "Whose" }).getByRole("button", { name: "People" });
  await whose.press("Enter");
  await expectMenuIsFine(page);
  await closed("menu");
  await expect(whose).toBeFocused();
  const desks = page.getByRole("button", { name: /^Desk:/ });
  await desks.press("Enter");
  await expectMenuIsFine(page);
  await closed("menu");
  await expect(desks).toBeFocused();

  await page.goto(`/dashboard/customers/${customer._id}`);
  const responsible = page.getByRole("button", { name: /^Responsible:/ });
  await responsible.press("Enter");
  await expectMenuIsFine(page);
  await closed("menu");
  await expect(responsible).toBeFocused();
  await page.getByRole("button", { name: "More", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Hand Over…" }).press("Enter");
  await expectOpenIsFine(page, "dialog");
  await closed("dialog");

  await page.goto("/dashboard/settings?tab=people");
  await page.getByRole("button", { name: "Invite People" }).press("Enter");
  await expectOpenIsFine(page, "dialog");
  await closed("dialog");
  const more = page.getByRole("button", { name: "More actions for Anna Ruiz" });
  await more.press("Enter");
  await expectMenuIsFine(page);
  await page.getByRole("menuitem", { name: "Remove…" }).press("Enter");
  await expectOpenIsFine(page, "alertdialog");
  await closed("alertdialog");
  await expect(more).toBeFocused();
  await write(page, "task @ben send quote fri");
  await expectOpenIsFine(page, "dialog");
});

test("an invitation, and the question whether to join", async ({ account, page }) => {
  const invite = await inviteByLink(account, "member");
  await page.goto(`/login?invite=${invite}`);
  await expect(page.getByRole("heading", { name: /^Join / })).toBeVisible();
  await expectNoViolations(page, "an invitation");
  await signIn(page, (await registerPerson(account.baseUrl, "Tom Weller")).token);
  await page.goto(`/login?invite=${invite}`);
  await expectOpenIsFine(page, "alertdialog");
});

test("the calendars of several people, a time found with them, and the form with its people", async ({
  signedIn: page,
  account,
  make,
}) => {
  const { ben } = await fillCalendars(account, make);
  await page.clock.setFixedTime(momentOf(monday, "07:07"));
  for (const path of [`week/${monday}`, "month/2024-05", monday]) {
    await page.goto(`/dashboard/appointments/${path}?who=all`);
    await expect(page.getByText(/all three free for/)).toBeVisible();
    await expectNoViolations(page, path);
  }
  await page.keyboard.press("f");
  await expect(page.getByRole("list", { name: "Times" })).toBeVisible();
  await expectNoViolations(page, "Find a Time");
  await page.goto(`/dashboard/appointments/new?date=${monday}&time=09:00&attending=${ben}`);
  await expect(page.getByText(/^Overlaps/)).toBeVisible();
  await expectNoViolations(page, "the form");
});

test("who is away: the dialog, the row and the account", async ({ signedIn: page, account }) => {
  const ben = await joinDesk(account, "Ben Okafor", "member");
  await account.call(absenceEndpoints.create, {
    body: { person: ben.user._id, from: today(), until: addDays(today(), 10) },
  });
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("button", { name: "Away…" })).toBeVisible();
  await expectNoViolations(page, "Account");
  await page.goto("/dashboard/settings?tab=people");
  await expect(page.getByText(/^Away .+, nobody stands in$/)).toBeVisible();
  await page.getByRole("button", { name: "More actions for Ben Okafor" }).press("Enter");
  await page.getByRole("menuitem", { name: "Away…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Ben Is Away" });
  await dialog.getByRole("combobox", { name: "Stands in" }).press("Enter");
  await page.getByRole("option", { name: account.user.name }).press("Enter");
  await expect(dialog.getByText("0 records")).toBeVisible();
  await expectNoViolations(page, "Ben Is Away");
});
