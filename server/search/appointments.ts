import { type Found, foundCount } from "../../shared/search.ts";
import { toAppointment } from "../appointments/queries.ts";
import { isOneOf } from "../db/candidates.ts";
import type { Db, Owner } from "../db/database.ts";
import { begins, byCloseness, matches } from "../db/text-matching.ts";
import type { Lookups } from "./lookups.ts";

type Finding = Found["appointments"][number];

/**
 * Those whose title matches, the closest first; after them those whose customer or company is called
 * so. Among equals from today on the nearest first, then before today the latest.
 */
export async function findAppointments(search: Search): Promise<Finding[]> {
  const titled = await findByTitle(search);
  if (titled.length === foundCount) return titled;
  const others = await findByNames(search);
  return [...titled, ...others].slice(0, foundCount);
}

interface Search {
  db: Db;
  owner: Owner;
  typed: string;
  today: string;
  lookups: Lookups;
}

async function findByTitle(search: Search): Promise<Finding[]> {
  const { db, owner, typed, today, lookups } = search;
  const ids = await lookups.find(db, "appointments");
  const readIds = async (isCloseEnough = matches("appointments.searchKey", typed)) =>
    db
      .selectFrom("appointments")
      .where("appointments.owner", "=", owner)
      .where(isCloseEnough)
      .$if(ids !== undefined, (rows) => rows.where(isOneOf(db, "appointments._id", ids ?? [])))
      .select("appointments._id")
      .orderBy(byCloseness("appointments.titleKey", typed))
      .orderBy(({ eb }) => eb.case().when("date", ">=", today).then(0).else(1).end())
      .orderBy(({ eb, ref }) =>
        eb.case().when("date", ">=", today).then(ref("date")).else("").end(),
      )
      .orderBy("appointments.date", "desc")
      .orderBy("appointments._id", "desc")
      .limit(foundCount)
      .execute();
  // Titles that begin so come before all others: when there are enough, the others are not read.
  const first = ids ? [] : await readIds(begins("appointments.titleKey", typed));
  const best = (first.length === foundCount ? first : await readIds()).map(({ _id }) => _id);
  const rows = await selectFindings(search)
    .where(isOneOf(db, "appointments._id", best))
    .execute();
  return rows
    .map(toAppointment)
    .sort((one, other) => best.indexOf(one._id) - best.indexOf(other._id));
}

/** Where neither few customers nor few companies are called so, they are soon met day by day. */
async function findByNames(search: Search): Promise<Finding[]> {
  const { db, typed, lookups } = search;
  const customers = await lookups.findNamed(db, "customers");
  const companies = await lookups.findNamed(db, "companies");
  const untitled = selectFindings(search).where((eb) =>
    eb.not(matches("appointments.searchKey", typed)),
  );
  const groups =
    customers && companies
      ? [
          untitled.where(isOneOf(db, "appointments.customer", customers)),
          untitled.where(isOneOf(db, "appointments.company", companies)),
        ]
      : [
          untitled.where((eb) =>
            eb.or([matches("customers.nameKey", typed), matches("companies.nameKey", typed)]),
          ),
        ];
  const found = new Map<string, Finding>();
  for (const group of groups) {
    for (const finding of await readNext(group, search)) found.set(finding._id, finding);
  }
  const isLate = ({ date }: Finding) => date < search.today;
  const order = (one: Finding, other: Finding) =>
    isLate(one) ? -compare(one.date, other.date) : compare(one.date, other.date);
  return [...found.values()].sort(
    (one, other) =>
      Number(isLate(one)) - Number(isLate(other)) ||
      order(one, other) ||
      -compare(one._id, other._id),
  );
}

/** From today on in the order of time; when that is not enough, back from today. */
async function readNext(group: ReturnType<typeof selectFindings>, { today }: Search) {
  const coming = await group
    .where("appointments.date", ">=", today)
    .orderBy("appointments.date")
    .orderBy("appointments._id", "desc")
    .limit(foundCount)
    .execute();
  const missing = foundCount - coming.length;
  if (missing === 0) return coming.map(toAppointment);
  const past = await group
    .where("appointments.date", "<", today)
    .orderBy("appointments.date", "desc")
    .orderBy("appointments._id", "desc")
    .limit(missing)
    .execute();
  return [...coming, ...past].map(toAppointment);
}

function selectFindings({ db, owner }: Search) {
  return db
    .selectFrom("appointments")
    .innerJoin("customers", (join) =>
      join
        .onRef("customers.owner", "=", "appointments.owner")
        .onRef("customers._id", "=", "appointments.customer"),
    )
    .innerJoin("companies", (join) =>
      join
        .onRef("companies.owner", "=", "appointments.owner")
        .onRef("companies._id", "=", "appointments.company"),
    )
    .where("appointments.owner", "=", owner)
    .select([
      "appointments._id",
      "appointments.title",
      "appointments.date",
      "appointments.company",
      "appointments.customer",
      "customers.name as customerName",
      "companies.name as companyName",
    ]);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
