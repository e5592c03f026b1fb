import { plural } from "../plural.ts";

/** The first report: how customers moved between the statuses. */
export const pipeline = {
  added: (count: number, day: string) =>
    plural("en", count, {
      one: `# customer added since ${day}.`,
      other: `# customers added since ${day}.`,
    }),
  none: "No customer advanced to a later status.",
  advanced: (share: string, status: string) => `${share} of ${status} advanced to a later status.`,
  advancedAfter: (share: string, status: string, days: number) =>
    `${share} of ${status} advanced to a later status, after a median of ${plural("en", days, { one: "# day", other: "# days" })}.`,
  moves: {
    chart: "How customers moved between the statuses",
    count: (day: string, count: number) =>
      `<day>${day}</day> ${plural("en", count, { one: "# customer", other: "# customers" })}`,
    came: (count: number) => plural("en", count, { one: "# added since", other: "# added since" }),
    since: (day: string) => `Added since ${day}`,
    newAs: (status: string) => `New as ${status}`,
    stayed: (status: string) => `Stayed ${status}`,
    moved: (from: string, to: string) => `${from} to ${to}`,
    ofNew: (count: number, share: string) =>
      `${plural("en", count, { one: "# customer", other: "# customers" })}, ${share} of new customers`,
    ofStatus: (count: number, share: string, status: string) =>
      `${plural("en", count, { one: "# customer", other: "# customers" })}, ${share} of ${status}`,
    ledger: "Customers by status",
    status: "Status",
    in: "In",
    out: "Out",
    advanced: "Advanced",
    medianDays: "Median days",
    days: "Days",
    last: "Last",
    table: "From one status to another",
    from: "From",
    to: (status: string) => `To ${status}`,
    on: (day: string) => `On ${day}`,
    addedSince: "Added since",
  },
} as const;
