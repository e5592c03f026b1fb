import { momentOf } from "./days.ts";
import { expect, test } from "./fixtures.ts";

const wednesday = "2024-05-08";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(wednesday, "13:20")));

test("the week is a list that opens at today, the day the same list, the month days above one", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  for (const [date, title] of [
    ["2024-05-06T09:00:00.000Z", "Kick-off"],
    ["2024-05-08T09:00:00.000Z", "Quarterly review"],
    ["2024-05-08T13:00:00.000Z", "Budget check"],
    ["2024-05-08T16:00:00.000Z", "Handover"],
    ["2024-05-10", "Renew the lease"],
  ] as const) {
    await make.appointment(customer, { date, title });
  }
  await page.goto(`/dashboard/appointments/week/${wednesday}`);
  const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  await expect(title("May 5 – 11, 2024")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(["Wednesday 8", "Friday 10"]);
  const today = main.getByRole("list", { name: "Appointments" }).first();
  await expect(today.getByRole("listitem")).toHaveText([
    /^9:00 AMQuarterly reviewNo outcome/,
    /^1:00 PMBudget check/,
    /^Now 1:20 PM/,
    /2 h free$/,
    /^4:00 PMHandover/,
  ]);
  await expect(main.getByText("Nothing is booked for Thursday.")).toBeVisible();
  const earlier = main.getByRole("button", { name: /^Sunday to Tuesday/ });
  await expect(earlier).toContainText("1 appointment, 1 to wrap up");
  await earlier.tap();
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("Monday 6");
  await main.getByRole("button", { name: "Friday, May 10" }).tap();
  await expect(main.getByRole("heading", { name: "Friday 10" })).toBeInViewport();

  await main.getByRole("link", { name: "New appointment at 2:00 PM, 2 h free" }).tap();
  await expect(page.getByLabel("Date and time")).toHaveValue("May 8, 2024 2:00 PM");

  await page.goto(`/dashboard/appointments/${wednesday}`);
  await expect(title("Wed, May 8, 2024")).toBeVisible();
  await expect(today.getByRole("listitem")).toHaveCount(5);

  await main.getByRole("link", { name: "Month" }).tap();
  await expect(title("May 2024")).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 })).toHaveText("Wednesday, May 8");
  await main.getByRole("button", { name: "Friday, May 10" }).tap();
  await expect(main.getByRole("heading", { level: 2 })).toHaveText("Friday, May 10");
  await expect(today.getByRole("listitem")).toHaveText([/^No timeRenew the lease/]);
  await main.getByRole("button", { name: "Thursday, May 9", exact: true }).tap();
  await expect(main.getByText("Nothing is booked.")).toBeVisible();
  await expect(main.getByRole("link", { name: /8 h free$/ })).toBeVisible();
  await expect(page.getByRole("main")).toBeVisible();
  await swipe("left");
  await expect(title("June 2024")).toBeVisible();
  await swipe("right");
  await expect(title("May 2024")).toBeVisible();

  /** A finger that goes sideways over the list. */
  async function swipe(to: "left" | "right") {
    const [from, until] = to === "left" ? [300, 100] : [100, 300];
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      cdp.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      });
    await touch("touchStart", from);
    await touch("touchMove", until);
    await touch("touchEnd");
  }
});
