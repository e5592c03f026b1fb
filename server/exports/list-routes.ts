import type { z } from "zod";
import { type KindIn, kindsIn } from "../../shared/kinds/names.ts";
import type { CompanyColumn, CustomerColumn } from "../../shared/lists/list-columns.ts";
import { listExports } from "../../shared/lists/list-exports.ts";
import type { Language } from "../../shared/words/languages.ts";
import { type Api, route } from "../api.ts";
import { listAllAppointments } from "../appointments/lists.ts";
import { listAllCompanies } from "../companies/lists.ts";
import { findCompany } from "../companies/queries.ts";
import { listAllCustomers } from "../customers/lists.ts";
import type { Db } from "../db/engine/database.ts";
import { readFileNames } from "../desks/members.ts";
import { momentOf } from "../filters/moment.ts";
import { momentFor } from "../filters/standing-in.ts";
import type { LongCall } from "../http/calls.ts";
import { listAllTasks } from "../tasks/lists.ts";
import { type Column, writeCsv } from "./csv.ts";
import { toFileName } from "./file-name.ts";
import { headingIn, titledIn } from "./headings.ts";
import { appointmentColumns, companyColumns, customerColumns, taskColumns } from "./shown.ts";
import { instantFormat } from "./tables.ts";
import { writeWorkbook } from "./workbook.ts";

type List = KindIn<"listExport">;
type QueryOf<L extends List> = z.output<(typeof listExports)[L]["csv"]["schema"]["querystring"]>;
type Call = Pick<LongCall, "owner" | "user" | "session" | "language" | "now">;

/** What is in a file, in each format. */
interface Table {
  csv: () => ReturnType<typeof writeCsv>;
  xlsx: (title: string) => ReturnType<typeof writeWorkbook>;
}

interface ListTable<L extends List> {
  title: string;
  read: (db: Db, query: QueryOf<L>, call: Call) => Promise<Table>;
}

const tables: { [L in KindIn<"listExport">]: ListTable<L> } = {
  customers: {
    title: "Customers",
    read: async (db, query, { owner, user, session, language, now }) => {
      const { columns = "name,company,tags,status,value,lastContact", company } = query;
      // A company that is not there is told while a status can still say so.
      if (company !== undefined) await findCompany(db, owner, company);
      // as: the schema lets no other names pass.
      const names = columns.split(",") as CustomerColumn[];
      const moment = await momentFor(db, owner, session, query, now);
      return tableOf(
        language,
        customerColumns(names, instantFormat(user.timeZone), await readFileNames(db, owner)),
        listAllCustomers(db, owner, { ...query, columns }, moment),
      );
    },
  },
  companies: {
    title: "Companies",
    read: async (db, query, { owner, user, session, language, now }) => {
      const { columns = "name,industry,clientCount,totalValue,createdAt" } = query;
      // as: the schema lets no other names pass.
      const names = columns.split(",") as CompanyColumn[];
      const moment = await momentFor(db, owner, session, query, now);
      return tableOf(
        language,
        companyColumns(names, instantFormat(user.timeZone), await readFileNames(db, owner)),
        listAllCompanies(db, owner, query, moment),
      );
    },
  },
  tasks: {
    title: "Tasks",
    read: async (db, query, { owner, user, session, language }) =>
      tableOf(
        language,
        taskColumns(instantFormat(user.timeZone), await readFileNames(db, owner)),
        listAllTasks(db, owner, query, session.person),
      ),
  },
  appointments: {
    title: "Appointments",
    read: async (db, query, { owner, session, language, now }) =>
      tableOf(
        language,
        appointmentColumns(await readFileNames(db, owner)),
        listAllAppointments(db, owner, query, momentOf(session, now)),
      ),
  },
};

/** Each list in both formats. */
export function listExportRoutes(api: Api) {
  for (const list of kindsIn("listExport")) {
    const { title } = tables[list];
    // as: it is given the query of this very list.
    const read = tables[list].read as ListTable<List>["read"];
    for (const format of ["csv", "xlsx"] as const) {
      route(api, listExports[list][format], async (call) => {
        const table = await read(api.db, call.query, call);
        const { language } = call;
        const name = toFileName(`client-desk-${list}`, format, call.user, call.now);
        return { name, chunks: table[format](headingIn(language, title)) };
      });
    }
  }
}

function tableOf<Row>(
  language: Language,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Table {
  const titled = titledIn(language, columns);
  return {
    csv: () => writeCsv(titled, batches),
    xlsx: (title) => writeWorkbook(title, titled, batches),
  };
}
