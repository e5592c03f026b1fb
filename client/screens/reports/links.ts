import { linkOptions } from "@tanstack/react-router";
import { addDays } from "../../../shared/dates/dates.ts";
import type { Outcome } from "../../../shared/kinds/appointments.ts";
import { type Condition, printFilter } from "../../../shared/lists/filters.ts";
import type { Days } from "../../../shared/reports/report-periods.ts";
import { type CustomerStatus, customerStatuses } from "../../../shared/statuses.ts";

// Where the rows are behind what a report shows. Each list has exactly as many as the report says.

let who: string | undefined;

/** Told by the page, whose links all lead to what is of these people; undefined is everyone. */
export function narrowLinks(next: string | undefined): void {
  who = next;
}

/** The link that `make` makes, to what is of these people whomever the page shows. */
export function linkOf<Link>(people: string, make: () => Link): Link {
  const before = who;
  who = people;
  const link = make();
  who = before;
  return link;
}

function customersWith(conditions: readonly Condition[]) {
  const responsible = { field: "responsible", word: "is", values: who?.split(",") ?? [] } as const;
  const all = who === undefined ? conditions : [...conditions, responsible];
  return linkOptions({
    to: "/dashboard/customers",
    search: all.length > 0 ? { filter: printFilter(all) } : {},
  });
}

function statusOn(
  day: string,
  statuses: readonly CustomerStatus[],
  word: "is" | "isNot" = "is",
): Condition {
  return { field: "statusOn", word, values: [day, ...statuses] };
}

/** Those with one of the statuses, or with any, when the day ended. */
export function customersOn(day: string, statuses: readonly CustomerStatus[] = customerStatuses) {
  return customersWith([statusOn(day, statuses)]);
}

/** The day whose end the period begins with. */
export function openingDay({ from }: Days): string {
  return addDays(from, -1);
}

/** Those that went from one status to another, or to any of several; from null: that came since. */
export function customersMoved(
  period: Days,
  from: CustomerStatus | null,
  to: readonly CustomerStatus[],
) {
  const opening = openingDay(period);
  return customersWith([
    from === null ? statusOn(opening, customerStatuses, "isNot") : statusOn(opening, [from]),
    statusOn(period.to, to),
  ]);
}

/** Those with the status at the end that had another one at the beginning or were not there. */
export function customersThatCameIn(period: Days, status: CustomerStatus) {
  return customersWith([
    statusOn(openingDay(period), [status], "isNot"),
    statusOn(period.to, [status]),
  ]);
}

/** Those with the status at the beginning that have another one at the end. */
export function customersThatLeft(period: Days, status: CustomerStatus) {
  return customersWith([
    statusOn(openingDay(period), [status]),
    statusOn(period.to, [status], "isNot"),
  ]);
}

/** All that came in anywhere; with `left`, those that left a status. */
export function customersThatMoved(period: Days, left = false) {
  const opening = openingDay(period);
  return customersWith([
    { field: "moved", word: "between", values: [opening, period.to] },
    ...(left ? [statusOn(opening, customerStatuses)] : []),
  ]);
}

export function customersAdded({ from, to }: Days) {
  return customersWith([{ field: "createdAt", word: "between", values: [from, to] }]);
}

export function customersClosed({ from, to }: Days) {
  return customersWith([{ field: "closed", word: "between", values: [from, to] }]);
}

/** Those that had been contacted in time when the day ended, or had not. */
export function customersInTouch(day: string, word: "is" | "isNot" = "is") {
  return customersWith([{ field: "inTouch", word, values: [day] }]);
}

export function allCustomers() {
  return customersWith([]);
}

/** With its customers. */
export function companyPage(id: string) {
  return linkOptions({ to: "/dashboard/companies/$companyId", params: { companyId: id } });
}

/** Those of any of the companies. */
export function customersOf(companies: readonly string[]) {
  return customersWith([{ field: "company", word: "is", values: companies }]);
}

export function customersTagged(tag: string | null) {
  return customersWith([
    tag === null
      ? { field: "tag", word: "isEmpty", values: [] }
      : { field: "tag", word: "is", values: [tag] },
  ]);
}

/** Those of some days with an outcome; `open` are over and have none. At an hour: of its weekday. */
export function appointmentsWith(
  { from, to }: Days,
  {
    outcome,
    weekday,
    hour,
  }: { outcome: Outcome | "open" } & (
    | { weekday: number; hour: number }
    | { weekday?: never; hour?: never }
  ),
) {
  const conditions: Condition[] = [
    { field: "outcome", word: "is", values: [outcome] },
    ...(hour === undefined
      ? []
      : [{ field: "hour", word: "is", values: [`${weekday}-${hour}`] } as const]),
  ];
  return linkOptions({
    to: "/dashboard/appointments/list",
    search: { from, to, filter: printFilter(conditions), ...(who && { who }) },
  });
}

/** Those of one industry; of all but those, where it is set; or null: of none. */
export function companiesIn(industry: string | { otherThan: readonly string[] } | null) {
  const encode = (name: string) => encodeURIComponent(name);
  const conditions: Condition[] =
    industry === null
      ? [{ field: "industry", word: "isEmpty", values: [] }]
      : typeof industry === "string"
        ? [{ field: "industry", word: "is", values: [encode(industry)] }]
        : [
            { field: "industry", word: "isSet", values: [] },
            { field: "industry", word: "isNot", values: industry.otherThan.map(encode) },
          ];
  return linkOptions({
    to: "/dashboard/companies",
    search: { filter: printFilter(conditions) },
  });
}
