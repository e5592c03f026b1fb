import { readWithIcalJs } from "../server/test/calendar/calendar-readers.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { expect, test } from "./fixtures.ts";
import { idOfPerson, joinDesk } from "./people.ts";
import { successToast } from "./toasts.ts";

const day = "2035-05-07";

test("another calendar shows the appointments, moves with them, and stops with the address", async ({
  signedIn: page,
  account,
  make,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const company = await make.company({ name: "Acme" });
  const customer = await make.customer(company, { name: "Bo" });
  const date = `${day}T10:30`;
  const { _id: id } = await make.appointment(customer, { title: "Quarterly review", date });
  const read = async (address: string) => {
    const answer = await page.request.get(address);
    if (!answer.ok()) return answer.status();
    const text = await answer.text();
    const shown = readWithIcalJs(text, { from: day, to: "2035-05-08" });
    return {
      shown: shown.map(({ at, title }) => `${at} ${title}`),
      isFull: text.includes("DESCRIPTION:"),
    };
  };

  await page.goto("/dashboard/settings?tab=calendar");
  await page.getByRole("button", { name: "Create Calendar Link" }).press("Enter");
  const field = page.getByLabel("Secret address");
  await expect(field).toHaveValue(/^http.+\/calendar\/[\w-]{43}\.ics$/);
  const old = await field.inputValue();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied", exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(old);
  expect(await read(old)).toEqual({ shown: [`${date}:00 Quarterly review`], isFull: true });

  const moved = { date: "2035-05-08T09:00" };
  await account.call(appointmentEndpoints.update, {
    params: { id },
    body: moved,
  });
  expect(await read(old)).toEqual({
    shown: ["2035-05-08T09:00:00 Quarterly review"],
    isFull: true,
  });

  await page.getByRole("radio", { name: "Busy only" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText("Only when you are busy.")).toBeVisible();
  expect(await read(old)).toEqual({ shown: ["2035-05-08T09:00:00 Busy"], isFull: false });

  await page.getByRole("button", { name: "Reset Address…" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Reset the address?" });
  await expect(dialog.getByRole("button", { name: "Keep Address" })).toBeFocused();
  await dialog.getByRole("button", { name: "Reset Address" }).click();
  await expect(successToast(page, "New address created")).toBeVisible();
  await expect(field).not.toHaveValue(old);
  expect(await read(old)).toBe(404);
  const now = await field.inputValue();
  expect(await read(now)).toEqual({ shown: ["2035-05-08T09:00:00 Busy"], isFull: false });

  await page.reload();
  await expect(page.getByText("The address was shown once, when you created it.")).toBeVisible();
  await expect(page.getByText("Today at")).toBeVisible();
});

test("owners of a desk of several make and remove an address with everyone's appointments", async ({
  signedIn: page,
  account,
  make,
}) => {
  await page.goto("/dashboard/settings?tab=calendar");
  await expect(page.getByRole("heading", { name: "Subscribe" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Everyone’s Calendar" })).toHaveCount(0);

  await joinDesk(account, "Ben Okafor", "member");
  const ben = await idOfPerson(account, "Ben Okafor");
  const customer = await make.customer(await make.company());
  await make.appointment(customer, { title: "Demo", date: `${day}T10:30`, host: ben });
  await page.reload();
  const section = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Everyone’s Calendar" }) });
  await section.getByRole("button", { name: "Create Calendar Link" }).press("Enter");
  const address = await section.getByLabel("Secret address").inputValue();
  expect(await (await page.request.get(address)).text()).toContain("SUMMARY:Demo (Ben Okafor)");

  await section.getByRole("button", { name: "Remove Address…" }).press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Remove the address?" });
  await dialog.getByRole("button", { name: "Remove Address" }).press("Enter");
  await expect(successToast(page, "Address removed")).toBeVisible();
  await expect(section.getByRole("button", { name: "Create Calendar Link" })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});
