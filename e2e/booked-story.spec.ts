import { randomUUID } from "node:crypto";
import { deskEndpoints } from "../shared/account/desks.ts";
import { bookingEndpoints } from "../shared/booking-endpoints.ts";
import { bookingPageEndpoints } from "../shared/booking-pages.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { meetingTypeEndpoints } from "../shared/kinds/meeting-types.ts";
import { fromElsewhere } from "./bookings.ts";
import { expect, test } from "./fixtures.ts";
import { idOfPerson, joinDesk } from "./people.ts";
import { successToast } from "./toasts.ts";

test("what a customer has moved by themselves says so, and the number they gave is taken over when somebody wants it", async ({
  account,
  signedIn: page,
  make,
}) => {
  const email = "anna@bergco.test";
  const company = await make.company({ name: "Berg & Co." });
  const anna = await make.customer(company, { name: "Anna Berg", email, phone: "+1 555 0100" });
  const name = `page-${randomUUID().slice(0, 8)}`;
  await account.call(bookingPageEndpoints.updateOwn, { body: { name, isOpen: true } });
  const body = { name: "Phone call", lengths: [30], place: "phone" as const, movable: 0 };
  const { data: type } = await account.call(meetingTypeEndpoints.create, { body });
  const { data: seen } = await account.call(meetingTypeEndpoints.preview, { body: type });
  const send = (path: string, form: Record<string, string>) =>
    fetch(`${account.baseUrl}${path}`, {
      ...{ method: "POST", redirect: "manual" as const, headers: fromElsewhere() },
      body: new URLSearchParams(form),
    });
  const phone = "+351 21 555 0187";
  const form = { name: "Anna Berg", email, phone, length: "30", at: seen.first ?? "" };
  const booked = await send(`/book/${name}/${type._id}`, form);
  const path = booked.headers.get("location") ?? "";
  const query = { startDate: "2020-01-01", endDate: "2100-01-01" };
  const [booking] = (await account.call(bookingEndpoints.list, { query })).data;
  const params = { id: booking?._id ?? "" };
  const { data: times } = await account.call(bookingEndpoints.times, { params });
  const at = times.find((time) => time > form.at) ?? "";
  expect((await send(path, { do: "move", at })).status).toBe(303);

  await page.goto(`/dashboard/customers/${anna._id}`);
  const entry = page.getByRole("listitem").filter({ hasText: "Phone call" });
  await expect(entry).toContainText("Moved by Anna");
  await expect(entry).toContainText(`Gave the phone ${phone}`);
  await entry.getByRole("button", { name: "Use It" }).press("Enter");
  await expect(entry.getByText("Gave the phone")).toBeHidden();
  const { data } = await account.call(customerEndpoints.get, { params: { id: anna._id } });
  expect(data.phone).toBe(phone);
});

test("a meeting type whose taker has left the desk says that nobody can book it, and continues without them", async ({
  account,
  signedIn: page,
}) => {
  await joinDesk(account, "Ben Okafor", "member");
  const [me, ben] = [
    await idOfPerson(account, "Marta Ellingsen"),
    await idOfPerson(account, "Ben Okafor"),
  ];
  await joinDesk(account, "Cleo Marsh", "member");
  const name = `page-${randomUUID().slice(0, 8)}`;
  await account.call(bookingPageEndpoints.updateOwn, { body: { name, isOpen: true } });
  const type = { name: "Video call", lengths: [30], place: "video" as const };
  const body = { ...type, takenBy: "together" as const, takers: [me, ben] };
  await account.call(meetingTypeEndpoints.create, { body });
  await account.call(deskEndpoints.remove, { params: { id: ben }, body: {} });
  await page.goto("/dashboard/settings?tab=booking");
  await page.getByRole("button", { name: "Edit Video call" }).press("Enter");
  await expect(
    page.getByText("Nobody can book this: Ben Okafor can’t take meetings any more."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Continue Without" }).press("Enter");
  await expect(page.getByText("can’t take meetings any more")).toBeHidden();
  await expect(page.getByRole("checkbox", { name: "Marta Ellingsen" })).toBeChecked();
  await page.getByRole("button", { name: "Save Meeting Type" }).press("Enter");
  await expect(successToast(page, "Video call saved")).toBeVisible();
});
