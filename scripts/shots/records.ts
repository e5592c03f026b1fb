import { addDays, todayIn } from "../../shared/dates/dates.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { callApi } from "../../tools/client.ts";
import { fillTeam, type Team } from "./team.ts";
import { drawable } from "./undrawable.ts";

/** Which of the demo data the pictures show. */
export interface Records {
  /** The company with the most customers, and that with the longest name. */
  company: string;
  longCompany: string;
  /** One with notes and appointments. */
  customer: string;
  /** One appointment of the busy day. */
  appointment: string;
  today: string;
  /** The day near today with the most appointments. */
  busyDay: string;
  pastDay: string;
  /** Far enough ahead to have none. */
  freeDay: string;
  team: Team;
}

/** Names up to here are as long as most. */
const usualLength = 40;

export async function findRecords(baseUrl: string, token: string): Promise<Records> {
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const [{ data: companies }, { data: customers }, { data: appointments }] = await Promise.all([
    callApi(baseUrl, companyEndpoints.list, {
      token,
      query: { sort: "-clientCount", limit: "200" },
    }),
    callApi(baseUrl, customerEndpoints.list, { token, query: { sort: "-value", limit: "200" } }),
    callApi(baseUrl, appointmentEndpoints.list, {
      token,
      query: { startDate: today, endDate: addDays(today, 14), sort: "date", limit: "200" },
    }),
  ]);
  const perDay = Object.entries(Object.groupBy(appointments, ({ date }) => date.slice(0, 10)));
  const [busyDay = today, busy = []] =
    perDay.sort(([, one = []], [, other = []]) => other.length - one.length)[0] ?? [];
  const booked = new Set(appointments.map(({ customer }) => customer._id));
  const longest = companies.toSorted((one, other) => other.name.length - one.name.length)[0];
  const noted = customers.filter(({ _id, notes }) => booked.has(_id) && notes.length > 60);
  const usual = companies.filter(({ name }) => name.length <= usualLength && drawable.test(name));
  return {
    company: usual[0]?._id ?? "",
    longCompany: longest?._id ?? "",
    customer: (noted[0] ?? customers[0])?._id ?? "",
    appointment: busy[0]?._id ?? "",
    today,
    busyDay,
    pastDay: addDays(today, -7),
    freeDay: addDays(today, 400),
    team: await fillTeam(baseUrl, today),
  };
}
