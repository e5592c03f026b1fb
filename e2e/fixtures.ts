import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { test as base, expect, type Page, type Response } from "@playwright/test";
import {
  type CalendarSettings,
  type FormatSettings,
  settingsEndpoints,
} from "../shared/account/settings.ts";
import { batchEndpoints } from "../shared/api/batch.ts";
import { eventEndpoints } from "../shared/api/events.ts";
import { type Activity, activityEndpoints } from "../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { type TaskInput, taskEndpoints } from "../shared/kinds/tasks.ts";
import { type Account, signUp } from "../tools/client.ts";

export { expect };

interface Fixtures {
  /** A user of this test's own, registered through the API. */
  account: Account;
  /** The page, already signed in as `account`. */
  signedIn: Page;
  /** Makes records for `account` through the API, with only what matters to the test said. */
  make: Make;
  /** Console errors that the test provokes on purpose; any other fails it. */
  expectNoise: (...patterns: RegExp[]) => void;
}

export interface Make {
  company: (
    fields?: { name?: string } & Record<string, unknown>,
  ) => Promise<{ _id: string; name: string }>;
  customer: (
    company: { _id: string },
    fields?: { name?: string } & Record<string, unknown>,
  ) => Promise<{ _id: string; name: string; company: string }>;
  appointment: (
    customer: { _id: string; company: string },
    fields: { date: string; title?: string } & Record<string, unknown>,
  ) => Promise<{ _id: string; title: string }>;
  /** A note, unless `kind` says otherwise. */
  activity: (
    customer: { _id: string },
    fields: { text: string; kind?: Activity["kind"]; at?: string },
  ) => Promise<{ _id: string }>;
  task: (fields: { text: string } & Partial<TaskInput>) => Promise<{ _id: string }>;
  /** Sets how the calendar works, or how dates and money are written. */
  settings: (changes: {
    calendar?: Partial<CalendarSettings>;
    formats?: Partial<FormatSettings>;
  }) => Promise<unknown>;
}

/** Milliseconds before midnight in which no story is begun: what it calls today would be yesterday. */
const beforeMidnight = 60_000;

export const test = base.extend<Fixtures & { noise: RegExp[]; onOneDay: undefined }>({
  onOneDay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const left = new Date().setHours(24, 0, 0, 0) - Date.now();
      if (left < beforeMidnight) await sleep(left);
      await use(undefined);
    },
    { auto: true, timeout: 2 * beforeMidnight },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  noise: async ({}, use) => use([]),

  expectNoise: async ({ noise }, use) => use((...patterns) => void noise.push(...patterns)),

  page: async ({ page, noise }, use) => {
    const heard: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") heard.push(`${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => heard.push(`${error.name}: ${error.message}`));
    await use(page);
    expect(
      heard.filter((line) => !noise.some((pattern) => pattern.test(line))),
      "errors in the browser's console",
    ).toEqual([]);
  },

  account: async ({ baseURL }, use) => {
    const from = `10.${randomBytes(3).join(".")}`;
    await use(await signUp(baseURL, { name: "Marta Ellingsen", email: newEmail(), from }));
  },

  signedIn: async ({ page, account }, use) => {
    await signIn(page, account.token);
    await use(page);
  },

  make: async ({ account: { call } }, use) => {
    await use({
      company: async (fields) => {
        const body = { name: "Brightwater Dental Group", ...fields };
        return (await call(companyEndpoints.create, { body })).data;
      },
      customer: async ({ _id: id }, fields) => {
        const body = { name: "Priya Raghunathan", email: "priya@brightwater.test", ...fields };
        return (await call(customerEndpoints.create, { params: { id }, body })).data;
      },
      appointment: async ({ _id: customer, company }, fields) => {
        const body = { title: "Quarterly review", customer, company, ...fields };
        return (await call(appointmentEndpoints.create, { body })).data;
      },
      activity: async ({ _id: id }, fields) => {
        const body = { kind: "note" as const, at: "2024-05-06T10:00", ...fields };
        return (await call(activityEndpoints.create, { params: { id }, body })).data;
      },
      settings: (body) => call(settingsEndpoints.update, { body }),
      task: async (body) => (await call(taskEndpoints.create, { body })).data,
    });
  },
});

/** One that nobody else has. */
export function newEmail(): string {
  return `marta-${randomUUID()}@ellingsen.test`;
}

/** Puts a token where the app looks for it, once: a test may lose it again on purpose. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.goto("/favicon.svg");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
}

/** The answer to the next change of a record. A page also tells its time zone, whenever it finds the time. */
export function saveAnswered(page: Page, { _id }: { _id: string }): Promise<Response> {
  return page.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.url().endsWith(_id),
  );
}

/** Where a test waits until a page asks for nothing more: the stream of changes has no end. */
export async function withoutStream(page: Page): Promise<void> {
  // Of the context: tests take back the routes of their page.
  await page
    .context()
    .route(`**${eventEndpoints.stream.url}`, (route) => route.fulfill({ status: 204 }));
}

/** Has a page ask for each part of its first data by itself, so that a story can stand between. */
export async function askOneByOne(page: Page): Promise<void> {
  // Of the context, as above. A batch in which no part has a line.
  await page
    .context()
    .route(`**${batchEndpoints.get.url}?*`, (route) => route.fulfill({ body: "" }));
}

/** What the browser writes into its console when the server refuses with this status. */
export function refusal(status: number): RegExp {
  return new RegExp(`Failed to load resource: the server responded with a status of ${status}`);
}

/** What the browser writes into its console when no answer comes. */
export const connectionLost = /Failed to load resource: net::ERR_/;

/** What it writes when a part of the program does not arrive: while the page is loaded again, React tries the screen once more. */
export const partLost = [
  connectionLost,
  /dynamically imported module/,
  /Minified React error #520/,
];
