import {
  appointmentsWith,
  companiesIn,
  companyPage,
  customersAdded,
  customersClosed,
  customersInTouch,
  customersMoved,
  customersOf,
  customersOn,
  customersTagged,
  customersThatCameIn,
  customersThatLeft,
  customersThatMoved,
  openingDay,
} from "../client/screens/reports/links.ts";
import { cameInto, leftFrom, movedBetween, movedOn } from "../shared/reports/report-moves.ts";
import type { Days, Period } from "../shared/reports/report-periods.ts";
import type {
  AppointmentsReport,
  ContactReport,
  GrowthReport,
  PipelineReport,
  SharesReport,
  ValueReport,
} from "../shared/reports/reports.ts";
import { customerStatuses } from "../shared/statuses.ts";

/** A figure of a report with the link to its rows, and how many these are. */
export interface Mark {
  name: string;
  link: { to: string; search: object } | ReturnType<typeof companyPage>;
  rows: number;
  /** Of all the rows, in dollars, where the report shows what they are worth now. */
  value?: number;
  /** Of companies: how many customers they have. */
  customers?: number;
}

export interface Reports {
  pipeline: PipelineReport;
  value: ValueReport;
  growth: GrowthReport;
  appointments: AppointmentsReport;
  shares: SharesReport;
  contact: ContactReport;
}

/** Every mark of each section, whether the chart or the table has it. */
export const marksOf: {
  [Name in keyof Reports]: (report: Reports[Name], period: Period) => Mark[];
} = {
  pipeline: (report, period) => {
    const { opening, closing } = report;
    const first = openingDay(period);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    const cells = customerStatuses.flatMap((status): Mark[] => [
      { name: `${status}, opening`, link: customersOn(first, [status]), rows: opening[status] },
      { name: `${status}, closing`, link: customersOn(period.to, [status]), rows: closing[status] },
      {
        name: `${status}, came in`,
        link: customersThatCameIn(period, status),
        rows: cameInto(report, status),
      },
      {
        name: `${status}, left`,
        link: customersThatLeft(period, status),
        rows: leftFrom(report, status),
      },
    ]);
    const ribbons = [...customerStatuses, null].flatMap((from) =>
      customerStatuses.map((to) => ({
        name: `${from ?? "new"} to ${to}`,
        link: customersMoved(period, from, [to]),
        rows: movedBetween(report, from, to),
      })),
    );
    const all = (count: (status: (typeof customerStatuses)[number]) => number) =>
      sum(customerStatuses.map(count));
    return [
      ...cells,
      ...ribbons,
      ...movedOn(report).map(({ status, to, customers }) => ({
        name: `${status}, moved on`,
        link: customersMoved(period, status, to),
        rows: customers,
      })),
      {
        name: "added since",
        link: customersMoved(period, null, customerStatuses),
        rows: all((status) => movedBetween(report, null, status)),
      },
      { name: "all, opening", link: customersOn(first), rows: all((status) => opening[status]) },
      {
        name: "all, closing",
        link: customersOn(period.to),
        rows: all((status) => closing[status]),
      },
      {
        name: "all, came in",
        link: customersThatMoved(period),
        rows: all((status) => cameInto(report, status)),
      },
      {
        name: "all, left",
        link: customersThatMoved(period, true),
        rows: all((status) => leftFrom(report, status)),
      },
    ];
  },
  value: ({ columns }) =>
    columns.flatMap(({ to, statuses }) => [
      ...customerStatuses.map((status) => ({
        name: `${status} on ${to}`,
        link: customersOn(to, [status]),
        rows: statuses[status].customers,
      })),
      {
        name: `all on ${to}`,
        link: customersOn(to),
        rows: customerStatuses.reduce((sum, status) => sum + statuses[status].customers, 0),
      },
    ]),
  growth: ({ columns, total, before }, period) => [
    ...columns.flatMap((column) => gained(column, column)),
    ...gained(period, total),
    ...(before ? gained(period.before, before) : []),
  ],
  appointments: ({ columns, total, before, hours }, period) => [
    ...columns.flatMap((column) => ended(column, column)),
    ...ended(period, total),
    ...(before ? ended(period.before, before) : []),
    ...hours.map(({ weekday, hour, held }) => ({
      name: `weekday ${weekday} at ${hour}`,
      link: appointmentsWith(period, { outcome: "held", weekday, hour }),
      rows: held,
    })),
  ],
  shares: ({ total, industries, otherIndustries, noIndustry, tags, untagged, companies }) => [
    ...[
      ...industries.map((each) => ({ ...each, link: companiesIn(each.name) })),
      {
        ...otherIndustries,
        name: "other industries",
        link: companiesIn({ otherThan: industries.map(({ name }) => name) }),
      },
      { ...noIndustry, name: "no industry", link: companiesIn(null) },
    ].map(({ name, companies: rows, customers, value, link }) => ({
      name,
      rows,
      customers,
      value,
      link,
    })),
    ...[
      ...tags.map((tag) => ({ ...tag, link: customersTagged(tag._id) })),
      { ...untagged, name: "untagged", link: customersTagged(null) },
      ...companies.map((company) => ({ ...company, link: companyPage(company._id) })),
      { ...total, name: "all value", link: { to: "/dashboard/customers", search: {} } },
      {
        name: "top companies",
        link: customersOf(companies.map(({ _id }) => _id)),
        customers: companies.reduce((sum, { customers }) => sum + customers, 0),
        value: companies.reduce((sum, { value }) => sum + Math.round(value * 100), 0) / 100,
      },
    ].map(({ name, customers: rows, value, link }) => ({ name, rows, value, link })),
  ],
  contact: ({ columns, before }) =>
    [...before, ...columns].flatMap(({ to, customers, kept }) => [
      { name: `in touch on ${to}`, link: customersInTouch(to), rows: kept },
      {
        name: `not in touch on ${to}`,
        link: customersInTouch(to, "isNot"),
        rows: customers - kept,
      },
    ]),
};

function gained(days: Days, { added, closed }: GrowthReport["total"]): Mark[] {
  return [
    { name: `new ${days.from}..${days.to}`, link: customersAdded(days), rows: added },
    { name: `closed ${days.from}..${days.to}`, link: customersClosed(days), rows: closed },
  ];
}

function ended(days: Days, { held, noShow, canceled, open }: AppointmentsReport["total"]): Mark[] {
  const counts = { held, "no-show": noShow, canceled, open };
  return (["held", "no-show", "canceled", "open"] as const).map((outcome) => ({
    name: `${outcome} ${days.from}..${days.to}`,
    link: appointmentsWith(days, { outcome }),
    rows: counts[outcome],
  }));
}
