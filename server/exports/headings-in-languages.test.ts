import { expect, test } from "vitest";
import { listExports } from "../../shared/lists/list-exports.ts";
import { reportExports } from "../../shared/reports/report-exports.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { newPerson } from "../test/harness.ts";
import { readCsv } from "../test/read-files.ts";
import { addCompany, addCustomer } from "../test/records.ts";

test("files have their headings in the language that the call asks for, English without one", async () => {
  const ana = await newPerson();
  const company = await addCompany(ana, { name: "Fjord Freight" });
  await addCustomer(ana, company._id, { name: "Priya" });
  const headers = { "accept-language": "de" };
  const titlesOf = (body: string) => Object.keys(readCsv(body)[0] ?? {});
  const { customers } = exportEndpoints;
  expect(titlesOf((await ana.send(customers)).body)).toContain("Last contact");
  expect(titlesOf((await ana.send(customers, { headers })).body)).toEqual(
    expect.arrayContaining(["Firma", "Letzter Kontakt", "Schlagwörter", "Firmen-ID"]),
  );
  const list = await ana.send(listExports.companies.csv, { headers });
  expect(titlesOf(list.body)).toContain("Gesamtwert");
  const query = { period: "month", on: "2026-05-04" };
  const growth = await ana.send(reportExports.growth, { query, headers });
  expect(titlesOf(growth.body)).toEqual(["Von", "Bis", "Neue Kunden", "Abschlüsse"]);
});
