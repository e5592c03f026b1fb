import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { workbook } from "../../shared/lists/list-exports.ts";
import { reportExports } from "../../shared/reports/report-exports.ts";
import { type ReportSection, reportEndpoints } from "../../shared/reports/reports.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { newPerson, type Person } from "../test/harness.ts";
import { readCsv } from "../test/read-files.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

const query = { period: "2026-05-03..2026-05-04", on: "2026-05-04" };

async function start() {
  const ana = await newPerson();
  await addAppointment(ana, {
    date: "2026-05-04T08:00",
    duration: 30,
    outcome: "held",
  });
  const company = await addCompany(ana, { name: "=Odd", industry: "Travel" });
  await addCustomer(ana, company._id, { status: "Deal Closed", value: 1234.5 });
  return { ana };
}

async function readTable(ana: Person, section: ReportSection) {
  const answer = await ana.send(reportExports[section], { query });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["content-disposition"]).toBe(
    `attachment; filename="client-desk-report-${section}-2026-05-04.csv"`,
  );
  return readCsv(answer.body);
}

test("each section is a table of its own, without the days before the first entry", async () => {
  const { ana } = await start();
  const days = { From: "2026-05-04", To: "2026-05-04" };
  const pipeline = await readTable(ana, "pipeline");
  expect(pipeline.map(({ Status }) => Status)).toEqual([...customerStatuses, "Added since"]);
  expect(pipeline.find(({ Status }) => Status === "Deal Closed")).toMatchObject({
    "Customers on 2026-05-02": "0",
    In: "1",
    Out: "0",
    "Customers on 2026-05-04": "1",
    "Advanced, %": "",
  });
  expect(pipeline.at(-1)).toMatchObject({ "To Deal Closed": "1", "To Pending": "0" });

  expect(await readTable(ana, "value")).toEqual([
    expect.objectContaining({
      ...days,
      "Deal Closed: value": "1234.5",
      "Deal Closed: customers": "1",
      "All: customers": "2",
    }),
  ]);
  expect(await readTable(ana, "growth")).toEqual([
    { ...days, "New customers": "2", "Deals closed": "1" },
  ]);
  expect(await readTable(ana, "appointments")).toEqual([
    expect.objectContaining({
      ...days,
      Held: "1",
      "No-show": "0",
      Canceled: "0",
      "No outcome": "0",
    }),
    expect.objectContaining({
      From: "2026-05-03",
      "Day of the week": "Monday",
      Hour: "8",
      Held: "1",
      "No outcome": "",
    }),
  ]);
  const shares = await readTable(ana, "shares");
  expect(shares.find(({ Name }) => Name === "Travel")).toMatchObject({
    By: "Industry",
    Companies: "1",
    Customers: "1",
    Value: "1234.5",
  });
  // A mark without width keeps spreadsheets from reading a formula.
  expect(shares.filter(({ By }) => By === "Company").map(({ Name }) => Name)).toContain(
    "\u200e=Odd",
  );
  expect(await readTable(ana, "contact")).toHaveLength(1);
});

test("the workbook has a sheet for each section, as its table has it", async () => {
  const { ana } = await start();
  const answer = await ana.send(reportExports.workbook, { query });
  expect(answer.headers["content-type"]).toBe(workbook);
  const { sheets } = await readXlsx(answer.rawPayload);
  expect(sheets.map(({ name }) => name)).toEqual([
    "Pipeline",
    "Value",
    "New and closed",
    "Appointments",
    "Where the value is",
    "Keeping in touch",
  ]);
  const names = Object.keys(reportEndpoints) as ReportSection[];
  names.splice(names.indexOf("people"), 2);
  for (const [place, section] of names.entries()) {
    const [titles, ...rows] = sheets[place]?.rows ?? [];
    const table = await readTable(ana, section);
    expect(titles, section).toEqual(Object.keys(table[0] ?? {}));
    expect(rows, section).toHaveLength(table.length);
  }
  expect(sheets[2]?.rows[1]).toEqual([new Date("2026-05-04"), new Date("2026-05-04"), 2, 1]);
});
