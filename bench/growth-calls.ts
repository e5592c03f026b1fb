import type { Company } from "../shared/kinds/companies.ts";
import type { Customer } from "../shared/kinds/customers.ts";

/** A call of the API; `url` may go round several records. */
export interface GrowthCall {
  name: string;
  method: "GET" | "POST" | "PUT";
  url: (turn: number) => string;
  body?: (turn: number) => object;
}

interface Sample {
  companies: Company[];
  customers: Customer[];
  today: string;
  /** Several are on the desk: what can be narrowed to one of them is asked for both ways. */
  isShared: boolean;
}

const pick = <T>(all: readonly T[], turn: number): T => {
  const one = all[turn % all.length];
  if (one === undefined) throw new Error("Nothing to pick from");
  return one;
};

/** With its second and third letters swapped. */
function misspell(name: string): string {
  return name.replace(/^(.)(.)(.)/u, "$1$3$2");
}

const narrowable =
  /^\/api\/(companies|customers|tasks|appointments(\/days|\/span)?|dashboard|reports\/\w+)(\?(?!search)|$)/;

/** What screens ask for, and what people type into the search boxes. */
export function listGrowthCalls(sample: Sample): GrowthCall[] {
  const calls = listCalls(sample);
  if (!sample.isShared) return calls;
  return calls.flatMap((call) => {
    const { name, url } = call;
    if (call.method !== "GET" || !narrowable.test(url(0))) return [call];
    const ofOne = (turn: number) => `${url(turn)}${url(turn).includes("?") ? "&" : "?"}who=me`;
    return [call, { ...call, name: `${name}, of one person`, url: ofOne }];
  });
}

/** Queries of lists of customers on a desk of several. */
const ofPeople = [
  "sort=responsible",
  "group=responsible",
  "group=responsible&sort=-value",
  "filter=responsible:is:nobody",
];

function listCalls({ companies, customers, today, isShared }: Sample): GrowthCall[] {
  const month = today.slice(0, 7);
  const read = (name: string, url: (turn: number) => string): GrowthCall => ({
    name,
    method: "GET",
    url,
  });
  const search = (typed: string, more = "") =>
    `/api/customers?search=${encodeURIComponent(typed)}${more}`;
  const monthStart = `${month}-01T00:00:00.000Z`;
  return [
    read("company list", () => "/api/companies"),
    ...["industry", "-clientCount", "-totalValue", "-createdAt"].map((sort) =>
      read(`company list by ${sort}`, () => `/api/companies?sort=${sort}`),
    ),
    read("company detail", (turn) => `/api/companies/${pick(companies, turn)._id}`),
    read("customers of company", (turn) => `/api/companies/${pick(companies, turn)._id}/customers`),
    read("customer list", () => "/api/customers"),
    ...["companyName", "status", "-value", "-lastContact", "-createdAt"].map((sort) =>
      read(`customer list by ${sort}`, () => `/api/customers?sort=${sort}`),
    ),
    ...(isShared ? ofPeople : []).map((query) =>
      read(`customer list, ${query}`, () => `/api/customers?${query}`),
    ),
    read("customers of a status", () => "/api/customers?status=Pending"),
    read("customers new this month", () => `/api/customers?createdFrom=${monthStart}`),
    read("needs attention", () => `/api/customers?neglectedOn=${today}&sort=-value&limit=4`),
    read("contacts of the day", () => `/api/customers?lastContact=${today}&sort=-value`),
    // Name and end of the address: one customer, or a few of the same name.
    read("search, selective", (turn) => search(pick(customers, turn).email.slice(0, 14))),
    read("search, nothing found", () => search("zzyzx qq")),
    read("search, 1 letter", (turn) => search(pick([..."aeskm"], turn))),
    read("search, 2 letters", (turn) => search(pick(["an", "er", "qu", "jo", "zw"], turn))),
    read("search, 3 letters", (turn) => search(pick(["mar", "son", "exa", "zyx", "sch"], turn))),
    read("search, 5 letters", (turn) => search(pick(["maria", "ample", "jensen", "north"], turn))),
    read("search, phone digits", (turn) =>
      search(pick(["555", "0155", "3120555", "+49 30"], turn)),
    ),
    ...["companyName", "status", "-lastContact", "-value"].map((sort) =>
      read(`search, 1 letter by ${sort}`, (turn) =>
        search(pick([..."aeskm"], turn), `&sort=${sort}`),
      ),
    ),
    read(
      "palette, selective",
      (turn) => `/api/search?q=${encodeURIComponent(pick(customers, turn).email.slice(0, 14))}`,
    ),
    read(
      "palette, broad",
      (turn) => `/api/search?q=${pick(["a", "ma", "exa", "555", "qu"], turn)}`,
    ),
    read("palette, a typo in a first and a last name", (turn) => {
      const [first = "", last = ""] = pick(customers, turn).name.split(" ");
      return `/api/search?q=${encodeURIComponent(`${misspell(first)} ${misspell(last)}`)}`;
    }),
    read("palette, a typo in one word", (turn) => {
      const word = pick(["hasann", "mullre", "brnadt", "kohlar", "shcroder"], turn);
      return `/api/search?q=${word}`;
    }),
    read(
      "palette, four letters that nobody has",
      (turn) => `/api/search?q=${pick(["xaqn", "wqor", "zerq", "qwan"], turn)}`,
    ),
    read("search, a typo", (turn) => search(misspell(pick(customers, turn).name))),
    read("tasks to do", () => "/api/tasks?done=false"),
    read("tasks overdue", () => `/api/tasks?done=false&dueTo=${today}`),
    read("tags", () => "/api/tags"),
    ...[
      "value:over:10000",
      "status:is:Active|Pending;value:over:10000;lastContact:daysAgo:30",
      "nextAppointment:isEmpty;lastContact:daysAgo:60",
      "contact:isEmpty:phone;openTasks:over:0",
    ].map((filter) =>
      read(
        `customers by ${filter.replaceAll("|", " or ")}`,
        () => `/api/customers?filter=${encodeURIComponent(filter)}`,
      ),
    ),
    ...[
      "status:is:Active|Pending",
      "value:over:90000",
      "lastContact:daysAgo:30",
      `createdAt:before:${today}`,
      "tag:isEmpty",
      "openTasks:over:0",
      "nextAppointment:isEmpty",
      "contact:isEmpty:phone",
      "status:is:Active|Pending;value:over:1000",
      "attention:is:needed;value:over:1000",
      "nextAppointment:isEmpty;openTasks:isEmpty;status:isNot:Active",
    ].map((filter) =>
      read(`filter ${filter}`, () => `/api/customers?filter=${encodeURIComponent(filter)}`),
    ),
    read("company search", (turn) => {
      const { name } = pick(companies, turn);
      return `/api/companies?search=${encodeURIComponent(name.slice(0, 12))}`;
    }),
    read("dashboard", () => `/api/dashboard?createdFrom=${monthStart}`),
    read("appointment list", () => "/api/appointments"),
    read("month marks", () => `/api/appointments/days?startDate=${month}-01&endDate=${month}-28`),
    read("week", () => `/api/appointments/span?startDate=${month}-01&endDate=${month}-07`),
    read("month", () => `/api/appointments/span?startDate=${month}-01&endDate=${month}-28`),
    read("appointments by title", () => "/api/appointments?sort=title"),
    read("day", () => `/api/appointments/date/${today}`),
    ...["pipeline", "value", "growth", "appointments", "shares", "contact"].flatMap((section) =>
      ["year", "month"].map((period) =>
        read(
          `reports, ${section} of a ${period}`,
          () => `/api/reports/${section}?period=${period}&on=${today}`,
        ),
      ),
    ),
    read("duplicates", () => "/api/duplicates"),
    read("duplicates, by name", () => "/api/duplicates?reason=name"),
    read("duplicates, companies", () => "/api/duplicates?kind=companies"),
    read("duplicates, how many", () => "/api/duplicates/count"),
    read("duplicates, like what is typed", (turn) => {
      const { name, email, phone } = pick(customers, turn);
      return `/api/duplicates/like?${new URLSearchParams({ name, email, phone })}`;
    }),
    {
      name: "duplicates, match 500 rows",
      method: "POST",
      url: () => "/api/duplicates/match",
      // Half of them are here.
      body: (turn) => ({
        kind: "customers",
        rows: Array.from({ length: 500 }, (_, place) => {
          const { name, email, phone, companyName } = pick(customers, turn + place);
          const company = place % 2 === 0 ? companyName : "";
          const [whose, domain] = email.split("@");
          return place % 2 === 0
            ? { name, email, phone, company }
            : { name, email: `${whose}${place}@${domain}`, phone: `030 ${place}0001`, company };
        }),
      }),
    },
    {
      name: "create customer",
      method: "POST",
      url: (turn) => `/api/companies/${pick(companies, turn)._id}/customers`,
      body: (turn) => ({ name: `Ingrid Solheim ${turn}`, email: `ingrid${turn}@example.com` }),
    },
    {
      name: "update customer",
      method: "PUT",
      url: (turn) => `/api/customers/${pick(customers, turn)._id}`,
      body: (turn) => ({ name: `Ingrid Nyberg ${turn}`, value: turn }),
    },
  ];
}
