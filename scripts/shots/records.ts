import { z } from "zod";
import { addDays, todayIn } from "../../shared/dates.ts";
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
}

const named = z.object({ _id: z.string(), name: z.string() });
const companyRows = z.object({ data: z.array(named) });
const customerRows = z.object({ data: z.array(named.extend({ notes: z.string() })) });
const bookings = z.object({
  data: z.array(z.object({ _id: z.string(), date: z.string(), customer: named })),
});
/** Names up to here are as long as most. */
const usualLength = 40;

export async function findRecords(baseUrl: string, token: string): Promise<Records> {
  const read = async <T>(schema: z.ZodType<T>, path: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    return schema.parse(await (await fetch(`${baseUrl}/api${path}`, { headers })).json());
  };
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const [{ data: companies }, { data: customers }, { data: appointments }] = await Promise.all([
    read(companyRows, "/companies?sort=-clientCount&limit=200"),
    read(customerRows, "/customers?sort=-value&limit=200"),
    read(
      bookings,
      `/appointments?startDate=${today}&endDate=${addDays(today, 14)}&sort=date&limit=200`,
    ),
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
  };
}
