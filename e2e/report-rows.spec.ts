import type { Page } from "@playwright/test";
import { defaultStringifySearch } from "@tanstack/react-router";
import { readPeriod } from "../shared/reports/report-periods.ts";
import { reportEndpoints } from "../shared/reports/reports.ts";
import type { Account } from "../tools/client.ts";
import { today } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { type Mark, marksOf } from "./report-marks.ts";

const sections = ["pipeline", "value", "growth", "appointments", "shares", "contact"] as const;

async function fill(make: Make) {
  const travel = await make.company({ name: "Al-Zahra Travel", industry: "Travel" });
  const boats = await make.company({ name: "Halvorsen Boats" });
  const amal = await make.customer(travel, { status: "Deal Closed", value: 4200 });
  await make.customer(travel, { name: "Tomás", email: "t@alzahra.test", status: "Active" });
  await make.customer(boats, { name: "Sigrid", email: "s@boats.test", status: "Active" });
  const date = `${today()}T00:00`;
  await make.appointment(amal, { title: "Kick-off", date, duration: 15, outcome: "held" });
  await make.appointment(amal, { title: "Survey", date, duration: 15, outcome: "canceled" });
}

/** Each mark by its address, as the reports themselves count it. */
async function readMarks(account: Account): Promise<Map<string, number>> {
  const query = { period: "year", on: today() };
  const period = readPeriod(query.period, query.on)!;
  const rows = new Map<string, number>();
  for (const section of sections) {
    const { data } = await account.call(reportEndpoints[section], { query });
    // as: the section is that of its answer, which the compiler cannot see in a loop.
    const read = marksOf[section] as (report: unknown, of: typeof period) => Mark[];
    for (const { link, rows: count } of read(data, period)) {
      if ("search" in link) rows.set(link.to + defaultStringifySearch(link.search), count);
    }
  }
  return rows;
}

/** The links of a section that lead to rows, of its chart or its table. */
function marksIn(page: Page, section: string) {
  return page.locator(`section.${section} :is([data-mark], .figure-table a)`);
}

for (const tables of ["", sections.join()]) {
  const shown = tables ? "table" : "chart";
  test(`the ${shown} of each section leads to as many rows as it says`, async ({
    signedIn: page,
    make,
    account,
  }) => {
    await fill(make);
    const rows = await readMarks(account);
    const reports = `/dashboard/reports?period=year${tables && `&tables=${tables}`}`;
    for (const [turn, section] of sections.entries()) {
      await page.goto(reports);
      const marks = marksIn(page, section);
      // Young: a line takes two months.
      if (section === "contact" && !tables) continue;
      await expect(marks).not.toHaveCount(0);
      const hrefs = await marks.evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
      // A company's figures lead to its own page.
      const lists = hrefs.filter((href) => !/\/companies\/[\w-]+$/.test(href));
      expect(lists.filter((href) => !rows.has(href))).toEqual([]);
      const place = hrefs.findIndex((href) => rows.get(href));
      const mark = marks.nth(place);
      // By keyboard and by pointer in turn.
      if (turn % 2 === 0) await mark.press("Enter");
      else await mark.click();
      const href = hrefs[place] ?? "";
      const count = rows.get(href);
      const [, one = ""] = /\/(customer|appointment)s/.exec(href) ?? ["", "company"];
      const many = one === "company" ? "companies" : `${one}s`;
      const total = `${count} ${count === 1 ? one : many}`;
      await expect(page.locator(".tools").getByText(total, { exact: true })).toBeVisible();
    }
  });
}
