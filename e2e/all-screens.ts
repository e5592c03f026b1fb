import type { Page } from "@playwright/test";
import { addDays } from "../shared/dates/dates.ts";
import type { Account } from "../tools/client.ts";
import { openType } from "./bookings.ts";
import { today } from "./days.ts";
import { expect, type Make } from "./fixtures.ts";

const settings =
  "account people sign-in calendar booking notifications follow-up tags formats appearance data";
const reports = "pipeline,value,growth,appointments,shares,contact";

/** Something of everything, in Greek, which no language here is: none of it is in words. */
export async function fillInGreek(account: Account, make: Make) {
  const day = today();
  const company = await make.company({
    ...{ name: "Άλφα", industry: "Τέχνη", phone: "1", website: "https://bcd.fr" },
  });
  const email = "b@bcd.fr";
  const customer = await make.customer(company, {
    ...{ name: "Βήτα Γάμμα", email, value: 1200.5, notes: "Δέλτα" },
  });
  const twin = await make.customer(company, {
    ...{ name: "Β. Γάμμα", email, status: "Pending", lastContact: addDays(day, -90) },
  });
  const closed = { name: "Ήτα", email: "h@bcd.fr", status: "Deal Closed", value: 5 };
  await make.customer(company, closed);
  const appointment = await make.appointment(customer, {
    ...{ title: "Θήτα", date: `${day}T23:00`, notes: "Ιώτα" },
  });
  await make.appointment(twin, { title: "Κάππα", date: `${day}T00:15` });
  await make.appointment(twin, { title: "Λάμδα", date: day });
  await make.activity(customer, { text: "Μυ", kind: "call", at: `${day}T00:05` });
  await make.task({ text: "Νυ", due: addDays(day, -2), customer: customer._id });
  await make.task({ text: "Ξι" });
  await openType(account, { name: "Πι" });
  return {
    ...{ company: company._id, customer: customer._id },
    ...{ twin: twin._id, appointment: appointment._id },
  };
}

type Ids = Awaited<ReturnType<typeof fillInGreek>>;

/** The address of every screen of the desk, below /dashboard. */
export function everyScreen({ company, customer, twin, appointment }: Ids): string[] {
  const day = today();
  return [
    ...["", "/companies", "/companies/new", "/companies?search=q", "/customers", "/customers/new"],
    ...["/customers?layout=board", "/customers?search=q"],
    "/customers?filter=status%3Ais%3APending%3Bvalue%3Aover%3A10",
    ...["", "?tab=story", "/edit", "/customers", "/customers/new"].map(
      (end) => `/companies/${company}${end}`,
    ),
    ...["", "/edit"].map((end) => `/customers/${customer}${end}`),
    ...[day, `week/${day}`, `month/${day.slice(0, 7)}`, "list", "new", `${appointment}/edit`].map(
      (end) => `/appointments/${end}`,
    ),
    ...["/tasks", "/reports?period=month", `/reports?period=month&tables=${reports}`],
    ...["/history", "/history?acts=deleted", "/import?into=customers", "/duplicates"],
    ...[`/duplicates/merge?ids=${customer},${twin}`, "/for-you", "/bookings"],
    ...settings.split(" ").map((tab) => `/settings?tab=${tab}`),
  ];
}

/** Shows a screen without a new document, and waits for all of it. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, `/dashboard${path}`);
  await expect(page.locator("h1").filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
}
