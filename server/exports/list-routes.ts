import type { CompanyColumn, CustomerColumn } from "../../shared/list-columns.ts";
import { listExports } from "../../shared/list-exports.ts";
import { type Api, route } from "../api.ts";
import { listAllAppointments } from "../appointments/lists.ts";
import { listAllCompanies } from "../companies/lists.ts";
import { findCompany } from "../companies/queries.ts";
import { listAllCustomers } from "../customers/lists.ts";
import type { Download } from "../downloads.ts";
import { momentOf } from "../filters/moment.ts";
import { listAllTasks } from "../tasks/lists.ts";
import { type Column, writeCsv } from "./csv.ts";
import { toFileName } from "./file-name.ts";
import { appointmentColumns, companyColumns, customerColumns, taskColumns } from "./shown.ts";
import { instantFormat } from "./tables.ts";
import { writeWorkbook } from "./workbook.ts";

type Format = "csv" | "xlsx";

/** What is in a file, and what its sheet is called. */
interface Table<Row> {
  title: string;
  columns: readonly Column<Row>[];
  batches: AsyncIterable<readonly Row[]>;
}

const usualColumns = {
  customers: "name,company,tags,status,value,lastContact",
  companies: "name,industry,clientCount,totalValue,createdAt",
};

/** Each list in both formats. */
export function listExportRoutes(api: Api) {
  const { db } = api;

  for (const format of ["csv", "xlsx"] as const) {
    route(api, listExports.customers[format], async ({ owner, user, session, query, now }) => {
      const { columns = usualColumns.customers, company } = query;
      // A company that is not there is told while a status can still say so.
      if (company !== undefined) await findCompany(db, owner, company);
      // as: the schema lets no other names pass.
      const names = columns.split(",") as CustomerColumn[];
      const table = {
        title: "Customers",
        columns: customerColumns(names, instantFormat(user.timeZone)),
        batches: listAllCustomers(db, owner, { ...query, columns }, momentOf(session, now)),
      };
      return toFile(table, format, toFileName("client-desk-customers", format, user, now));
    });

    route(api, listExports.companies[format], async ({ owner, user, session, query, now }) => {
      const { columns = usualColumns.companies } = query;
      // as: the schema lets no other names pass.
      const names = columns.split(",") as CompanyColumn[];
      const table = {
        title: "Companies",
        columns: companyColumns(names, instantFormat(user.timeZone)),
        batches: listAllCompanies(db, owner, query, momentOf(session, now)),
      };
      return toFile(table, format, toFileName("client-desk-companies", format, user, now));
    });

    route(api, listExports.tasks[format], async ({ owner, user, query, now }) => {
      const table = {
        title: "Tasks",
        columns: taskColumns(instantFormat(user.timeZone)),
        batches: listAllTasks(db, owner, query),
      };
      return toFile(table, format, toFileName("client-desk-tasks", format, user, now));
    });

    route(api, listExports.appointments[format], async ({ owner, user, session, query, now }) => {
      const table = {
        title: "Appointments",
        columns: appointmentColumns,
        batches: listAllAppointments(db, owner, query, momentOf(session, now)),
      };
      return toFile(table, format, toFileName("client-desk-appointments", format, user, now));
    });
  }
}

function toFile<Row>(
  { title, columns, batches }: Table<Row>,
  format: Format,
  name: string,
): Download {
  const chunks =
    format === "csv" ? writeCsv(columns, batches) : writeWorkbook(title, columns, batches);
  return { name, chunks };
}
