import type { Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";

// Jobs done without a mouse, with every key counted.

/** A Monday long over, so that nothing here depends on the day or hour of the run. */
export const monday = "2024-05-06";

interface Keyboard {
  /** Presses keys one after the other. Each counts, in a combination every single one. */
  press: (...keys: string[]) => Promise<void>;
  /** Text is what the user has to say anyway: it does not count. */
  type: (text: string) => Promise<void>;
}

export interface Job {
  page: Page;
  make: Make;
  keyboard: Keyboard;
}

interface Count {
  /** What it takes: the title says it, and the test holds it to that. */
  keys: number;
  /** What it may take, where that is settled. */
  atMost?: number;
}

/** A job done without a mouse. */
export function job(title: string, { keys, atMost }: Count, run: (job: Job) => Promise<void>) {
  const bound = atMost === undefined ? "" : `, at most ${atMost}`;
  test(`${title} (keys: ${keys}${bound})`, async ({ signedIn: page, make }) => {
    let count = 0;
    await page.clock.setFixedTime(momentOf(monday, "10:07"));
    const keyboard: Keyboard = {
      press: async (...pressed) => {
        for (const key of pressed) {
          count += key.split("+").length;
          await page.keyboard.press(key);
        }
      },
      type: (text) => page.keyboard.type(text),
    };
    await run({ page, make, keyboard });
    expect(count, "keys pressed").toBe(keys);
    expect(count).toBeLessThanOrEqual(atMost ?? keys);
  });
}

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Two companies, three customers of whom two have waited, and two appointments of today. */
export async function fill(make: Make) {
  const dental = await make.company({ name: "Brightwater Dental" });
  const bakery = await make.company({ name: "Anker Bakery" });
  const priya = await make.customer(dental, {
    name: "Priya Raghunathan",
    email: "priya@brightwater.test",
    phone: "+49-151-23 45 67",
    notes: "Prefers mornings.",
    value: 4200,
    lastContact: "2024-05-02",
  });
  const ines = await make.customer(dental, {
    name: "Inês Brandão",
    email: "ines@brightwater.test",
    value: 9000,
    lastContact: "2024-01-15",
  });
  const tomas = await make.customer(bakery, {
    name: "Tomás Echeverría",
    email: "tomas@anker.test",
    value: 100,
    lastContact: "2024-01-10",
  });
  await make.appointment(tomas, { title: "Breakfast", date: `${monday}T08:00` });
  await make.appointment(priya, { title: "Hull survey", date: `${monday}T14:00` });
  return { dental, bakery, priya, ines, tomas };
}

export async function openOverview(page: Page) {
  await page.goto("/dashboard");
  await expect(heading(page, "Welcome, Marta")).toBeVisible();
  await expect(page.getByRole("list", { name: "Customers who need attention" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Today's appointments" })).toBeVisible();
}

export async function openCustomer(page: Page, { _id, name }: { _id: string; name: string }) {
  await page.goto(`/dashboard/customers/${_id}`);
  await expect(heading(page, name)).toBeVisible();
}

/** The search that `/` opens on every screen. */
export async function find({ page, keyboard }: Job, text: string, ...keys: string[]) {
  await keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search or jump to" })).toBeFocused();
  await keyboard.type(text);
  await keyboard.press(...keys);
}
