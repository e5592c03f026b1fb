import type { BrowserContext, Page } from "@playwright/test";
import { eventEndpoints } from "../shared/api/events.ts";
import { addDays, todayIn, weekdayOf } from "../shared/dates/dates.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { callApi, signUp } from "../tools/client.ts";
import { measureIn, type Trace } from "./web-traces.ts";

const appointments = 200;
/** Half hours from 9:00 to 17:00, two appointments in each. */
const perDay = 32;
/** Milliseconds. */
const dragTime = 5000;

/** Registers a user with 200 appointments in this week, all of them in view. Answers the token. */
export async function makeBusyWeek(baseUrl: string): Promise<string> {
  const { token } = await signUp(baseUrl);
  const company = await callApi(baseUrl, companyEndpoints.create, {
    token,
    body: { name: "Acme" },
  });
  const customer = await callApi(baseUrl, customerEndpoints.create, {
    token,
    params: { id: company.data._id },
    body: { name: "Ida Holm", email: "ida@holm.test" },
  });
  const today = thisDay();
  const sunday = addDays(today, -weekdayOf(today));
  for (let count = 0; count < appointments; count += 1) {
    const half = Math.floor((count % perDay) / 2);
    const time = `${String(9 + Math.floor(half / 2)).padStart(2, "0")}:${half % 2 ? "30" : "00"}`;
    await callApi(baseUrl, appointmentEndpoints.create, {
      token,
      body: {
        title: `Review ${count + 1}`,
        date: `${addDays(sunday, Math.floor(count / perDay))}T${time}`,
        duration: 30,
        company: company.data._id,
        customer: customer.data._id,
      },
    });
  }
  return token;
}

/** Drags an appointment across the week and lets it go where it was. */
export async function traceDragging(context: BrowserContext, slowdown: number): Promise<Trace> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // It has no end, and so keeps the network from being idle.
  await page.route(`**${eventEndpoints.stream.url}`, (route) => route.fulfill({ status: 204 }));
  await page.goto(`/dashboard/appointments/week/${thisDay()}`);
  await page
    .locator("[data-block]")
    .nth(appointments - 1)
    .waitFor();
  await page.waitForLoadState("networkidle");
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.waitForTimeout(2000);
  const trace = await measureIn(page, slowdown)("dragging an appointment", () => drag(page));
  await page.close();
  return trace;
}

async function drag(page: Page): Promise<string> {
  const box = await page.locator("[data-block]").first().boundingBox();
  if (!box) throw new Error("There is no appointment to drag.");
  const from = { x: box.x + box.width / 2, y: box.y + 4 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const start = performance.now();
  let moves = 0;
  for (let time = 0; time < dragTime; time = performance.now() - start) {
    // Once across the week and back, up and down on the way.
    const part = time / dragTime;
    const x = from.x + 900 * (1 - Math.abs(1 - 2 * part));
    await page.mouse.move(x, from.y + 150 * Math.sin(part * 20) ** 2);
    moves += 1;
  }
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return `${moves} moves in ${dragTime / 1000} s, ${appointments} appointments in view`;
}

function thisDay(): string {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
}
