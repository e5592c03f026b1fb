import { parse } from "../../../fuzz/answers.ts";
import { listTables } from "../../db/maintenance/catalog.ts";
import type { Caller, Seen } from "./calls.ts";
import type { Colleague, Desk, Office } from "./office.ts";
import { type Written, watchRows } from "./written.ts";

/** What reading reports counts once for all, what goes some time after an import has ended, and the links of mails that are sent behind answers. */
const passing = ["contactColumns", "importChunks", "bookingLinks"];

/** What somebody has on a desk for themselves, whatever they are there. */
const personal = ["accessTokens", "calendarAddresses", "forYou", "members", "reminders"];

/** What keeps its moment by another clock. */
const promised = ["appointments", "appointmentTotals", "changes", "changeRecords"];

/** Of who somebody is, or of who is on a desk; these tell of all desks that somebody is on. */
const aboutPeople = /^\/api\/(auth|desks?)(\/|\?|$)/;

/** What a call may write besides what is the caller’s own. */
interface Passing {
  mayWrite: boolean;
  isPublic: boolean;
  /** Whether it is to who the caller is, wherever. */
  isOfPerson: boolean;
  joined?: Desk;
}

/** What is whose, as the database has it. */
export async function createWalls(office: Office) {
  const { app, desks, people } = office;
  const tables = (await listTables(app.db)).filter(
    ({ name, columns }) =>
      !passing.includes(name) &&
      (["desks", "users"].includes(name) ||
        ["owner", "desk", "user"].some((one) => columns.includes(one))),
  );
  const whose = new Map<string, Pick<Written, "desk" | "user">>();
  for (const { name } of tables.filter(({ columns }) => columns.includes("owner"))) {
    if (!tables.find((one) => one.name === name)?.columns.includes("_id")) continue;
    // as: the database has the tables of the schema.
    const rows = app.db.selectFrom(name as "companies").select(["_id", "owner"]);
    for (const { _id, owner } of await rows.execute()) whose.set(_id, { desk: owner, user: null });
  }
  const ask = await watchRows(app.db, tables);
  const heard = new Map<Office["ears"][number]["ear"], number>();

  /** Learns whose new rows are, and answers all that were written. */
  const learn = async () => {
    const rows = await ask();
    for (const { _id, desk, user, table } of rows) {
      if (_id !== null && desk !== null && table !== "desks") whose.set(_id, { desk, user });
    }
    return rows;
  };
  const isForeign = (id: string, desk: Desk, colleague?: Colleague) => {
    const owner = whose.get(id);
    if (owner === undefined || owner.desk === desk._id) return false;
    return owner.user === null || owner.user !== colleague?._id;
  };
  /** But for what the caller has sent. */
  const refuseLeaks = ({ colleague, ...caller }: Caller, { request, text }: Seen) => {
    // A secret address is of a desk, whoever has it.
    const addresses = [...people.flatMap(({ addresses }) => addresses), ...office.deskAddresses];
    const desk = addresses.find(({ path }) => path === request.url)?.desk ?? caller.desk;
    const sent = `${request.url} ${request.body ?? ""}`;
    const isAboutPeople = aboutPeople.test(request.url);
    // It says what it is to.
    const isInvitation = isAboutPeople && request.url.includes("/invitations/");
    // Whoever has a link logs in as another.
    const told = isAboutPeople && Object(Object(parse(text)).data)._id;
    const who = people.find(({ _id }) => _id === told) ?? colleague;
    const invited = isAboutPeople ? office.invited.filter(({ to }) => to === who) : [];
    for (const other of desks) {
      if (other === desk || !text.includes(other.mark) || sent.includes(other.mark)) continue;
      if (isInvitation || (isAboutPeople && other.roles.has(who))) continue;
      if (invited.some((one) => one.desk === other)) continue;
      throw new Error(`a text of ${other.mark}: ${text}`);
    }
    for (const id of idsIn(text)) {
      const isInvited = invited.some(({ _id }) => _id === id);
      if (isForeign(id, desk, who) && !sent.includes(id) && !isInvited) {
        throw new Error(`an id of another desk: ${id} in ${text}`);
      }
    }
  };
  /** What was written is the caller's own, or of the desk on which they may write. */
  const refuseWrites = (
    { desk, colleague }: Caller,
    rows: Written[],
    { mayWrite, joined, isPublic, isOfPerson }: Passing,
  ) => {
    const wrong = rows.find((row) => {
      // A reset password ends the address of a desk, too, which whoever it is of has made.
      const isAddress = row.table === "calendarAddresses";
      const isSomebodys = row.user !== null || isAddress;
      const isOwn = row.user === colleague._id || (isPublic && isSomebodys);
      if (row.desk === null) return !isOwn && !isPublic;
      const of = desks.find(({ _id }) => _id === row.desk);
      // Of who has just registered, or somebody's fourth.
      if (!of || of === joined || (of === desk && mayWrite)) return false;
      // Whoever lives by another clock keeps what is promised on each of their desks.
      if (isOfPerson && of.roles.has(colleague) && promised.includes(row.table)) return false;
      if (office.invited.some(({ _id, to }) => _id === row._id && to === colleague)) return false;
      // The address of a desk ends when one person is left, whoever went, or none.
      if (of === desk && isAddress && row.user === null && of.roles.size <= 1) return false;
      return !(isOwn && personal.includes(row.table));
    });
    if (wrong) throw new Error(`${colleague.name} on ${desk.mark} wrote ${JSON.stringify(wrong)}`);
  };
  /** Who is on which desk is as what was answered says. */
  const refuseRoles = async () => {
    const all = app.db.selectFrom("members").where("leftAt", "is", null);
    const members = await all.select(["desk", "user", "role"]).execute();
    for (const desk of desks) {
      const there = members.filter((one) => one.desk === desk._id);
      for (const { user, role } of there) {
        const known = people.find(({ _id }) => _id === user);
        if (!known || desk.roles.get(known) !== role) {
          throw new Error(`${known?.name ?? user} is ${role} on ${desk.mark}`);
        }
      }
      if (there.length !== desk.roles.size) throw new Error(`somebody is lost on ${desk.mark}`);
    }
  };
  const refuseForeignNews = () => {
    for (const { desk, ear, colleague } of office.ears) {
      const events = ear.events();
      for (const id of idsIn(JSON.stringify(events.slice(heard.get(ear) ?? 0)))) {
        if (!isForeign(id, desk)) continue;
        throw new Error(`${colleague.name} on ${desk.mark} is told of ${id}`);
      }
      heard.set(ear, events.length);
    }
  };
  return { learn, refuseLeaks, refuseWrites, refuseRoles, refuseForeignNews };
}

function idsIn(text: string): string[] {
  return text.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];
}
