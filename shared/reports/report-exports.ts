import { exportOf, fileOf } from "../api/endpoint.ts";
import { workbook } from "../lists/list-exports.ts";
import { type ReportSection, reportQuery } from "./reports.ts";

function tableOf(name: ReportSection, about: string) {
  return exportOf({
    url: `/api/export/reports/${name}.csv`,
    summary: `${about}, as a CSV table`,
    schema: { querystring: reportQuery, response: { 200: fileOf("text/csv") } },
  });
}

/** What reports say, as files: each section as a table, and all of them as the sheets of a workbook. */
export const reportExports = {
  pipeline: tableOf("pipeline", "How customers moved between the statuses"),
  value: tableOf("value", "What customers were worth, over time and by status"),
  growth: tableOf("growth", "New customers and deals closed, over time"),
  appointments: tableOf("appointments", "What became of appointments, and when they were"),
  people: tableOf("people", "What each person is responsible for, and what came of it"),
  meetings: tableOf("meetings", "Appointments held by company and by whose calendar"),
  shares: tableOf("shares", "Where the value is: industries, tags and companies"),
  contact: tableOf("contact", "Who was contacted within the follow-up time, over time"),
  workbook: exportOf({
    url: "/api/export/reports.xlsx",
    summary: "A whole report as an Excel workbook, a sheet for each section",
    schema: { querystring: reportQuery, response: { 200: fileOf(workbook) } },
  }),
};
