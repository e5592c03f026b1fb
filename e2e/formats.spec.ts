import { eventEndpoints } from "../shared/api/events.ts";
import { longDate, shortDate, today, weekdayDate } from "./days.ts";
import { expect, signIn, test } from "./fixtures.ts";

/** "November 22" as "22 November", whatever follows or comes before. */
function dayFirst(written: string): string {
  return written
    .replace(/(\p{L}+) (\d+)(?:, (?=\d))?/u, (_, month, day) => `${day} ${month} `)
    .trim();
}

test("formats are chosen by keyboard, apply at once on every device, and are used everywhere", async ({
  signedIn: page,
  account,
  browser,
  make,
}) => {
  const day = today();
  const company = await make.company({ name: "Halden Optics" });
  const customer = await make.customer(company, {
    name: "Ida Holm",
    value: 12_500.5,
    lastContact: day,
  });
  await make.appointment(customer, { title: "Lens fitting", date: `${day}T14:15` });

  const other = await browser.newPage();
  await signIn(other, account.token);
  const listening = other.waitForResponse(
    (answer) => new URL(answer.url()).pathname === eventEndpoints.stream.url,
  );
  await other.goto("/dashboard");
  await listening;
  await expect(other.getByRole("main")).toContainText("$12,500.50");

  await page.goto("/dashboard/settings?tab=formats");
  const choose = async (group: string, name: string) => {
    const choice = page
      .getByRole("radiogroup", { name: group, exact: true })
      .getByRole("radio", { name, exact: true });
    await choice.click();
    await expect(choice).toBeChecked();
  };
  await page.getByRole("radio", { name: "12-hour" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "24-hour" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "24-hour" })).toBeFocused();
  await choose("Date", dayFirst(`${shortDate(day)}, ${day.slice(0, 4)}`));
  await choose("First day of the week", "Monday");
  await choose("Numbers", "1.234,56");
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/settings"));
  await page.getByLabel("Currency").fill("eur");
  await page.getByRole("option", { name: "Euro (EUR)" }).click();
  await saved;

  const looks = page.getByRole("complementary", { name: "How it looks" });
  await expect(looks).toContainText("14:15");
  await expect(looks).toContainText("€392.226,05");
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByRole("columnheader").first()).toHaveText(/Monday/);

  await test.step("the other device follows without a reload", async () => {
    await expect(other.getByRole("main")).toContainText("€12.500,50");
    await expect(other.getByRole("main")).toContainText(dayFirst(weekdayDate(day)));
    await expect(other.getByRole("main")).toContainText(/Now \d\d:\d\d(?! [AP]M)/);
    await other.close();
  });

  await test.step("the customer's page and form", async () => {
    await page.goto(`/dashboard/customers/${customer._id}`);
    await expect(page.getByRole("main")).toContainText("€12.500,50");
    await expect(page.getByRole("main")).toContainText(dayFirst(longDate(day)));
    await page.goto(`/dashboard/customers/${customer._id}/edit`);
    const value = page.getByLabel("Value", { exact: true });
    await expect(value).toHaveValue("12500,50");
    await value.fill("1.250");
    await expect(page.getByText("Will be saved as €1.250,00")).toBeVisible();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("main")).toContainText("€1.250,00");
  });

  await test.step("day, week, month and the form of an appointment", async () => {
    await page.goto(`/dashboard/appointments/${day}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      dayFirst(`${weekdayDate(day)}, ${day.slice(0, 4)}`),
    );
    await expect(page).toHaveTitle(new RegExp(dayFirst(longDate(day))));
    await expect(page.getByRole("main")).toContainText("14:15 – 15:15");
    await page.goto(`/dashboard/appointments/week/${day}`);
    await expect(page.locator("[data-head]").first()).toHaveText(/^Mon/);
    await expect(page.locator("[data-block]")).toHaveAttribute("aria-label", /14:15 – 15:15/);
    await expect(page.getByRole("main")).not.toContainText(/\d [AP]M/);
    await page.goto(`/dashboard/appointments/month/${day.slice(0, 7)}`);
    await expect(page.getByRole("main")).toContainText("14:15");
    await page.goto(`/dashboard/appointments/new?date=${day}&time=16:30`);
    const when = page.getByRole("textbox", { name: /^Date/ });
    await expect(when).toHaveValue(`${dayFirst(longDate(day))} 16:30`);
    await when.click();
    await expect(page.locator(".react-datepicker__day-name").first()).toHaveText(/^Mo/);
    await expect(page.getByRole("button", { name: "16:30" })).toBeVisible();
  });

  await test.step("the palette reads and writes them", async () => {
    await page.goto("/dashboard/tasks");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Search or jump to" });
    await palette.getByRole("combobox").fill("task order lenses 3/12/2030 6:30");
    await expect(palette).toContainText("3 Dec 2030");
    await expect(palette).toContainText("06:30");
  });
});
