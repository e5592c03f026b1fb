import { activityEndpoints } from "../../../../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../../../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../../../shared/kinds/customers.ts";
import { taskEndpoints } from "../../../../shared/kinds/tasks.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import type { ActivityKind } from "../../../../shared/read-line/verbs.ts";
import type { CustomerStatus } from "../../../../shared/statuses.ts";
import { activities } from "../../../../shared/words/en/activities.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { results } from "../../../../shared/words/en/results.ts";
import type { Person } from "../../../kinds/customers/people/person.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { listed } from "../../../lib/format/listed.ts";
import { refreshData } from "../../../lib/queries/query-client.ts";
import { sayDone } from "../../../lib/undoing.ts";
import { createAttempts } from "../../../lib/write/attempts.ts";
import { ifRefused, sayFailed } from "../../../lib/write/say-failed.ts";
import { succeeds, write } from "../../../lib/write/write.ts";
import { formatMoment, usualOf } from "./when.ts";

/** What the same act adds for later. */
export interface FollowUp {
  text: string;
  due: string;
  time: null;
}

/** The same line again, after no answer came, is the same record. */
const attempts = createAttempts();

/** How each write of a line is made: of the line, `act` says what it did, or that it failed. */
export const ofLine = { attempts, refresh: "never" } as const;

/** The answer, what it says, and what was written before it and is undone with it. */
interface Done {
  answer: object;
  said: string;
  before?: object | undefined;
  /** Milliseconds that it can be undone, instead of the usual ones. */
  autoClose?: number;
}

/** Does it and says so; false if it failed, so that the line stays, and says that it is not saved. */
export async function act(run: () => Promise<Done>): Promise<boolean> {
  try {
    const { answer, said, before, autoClose } = await run();
    attempts.settle();
    sayDone(said, answer, { before, autoClose });
    void refreshData();
    return true;
  } catch (error) {
    sayFailed(error, ifRefused(results.notSaved));
    return false;
  }
}

interface Booking {
  title: string;
  day: string;
  time: string;
  duration: number;
  /** The rule by which it repeats from that day on. */
  repeat: string;
  attending?: string[];
  who: Person;
  /** By email, which waits as long as it can be undone. */
  isInvited: boolean;
  followUp?: FollowUp;
}

export function book({ day, time, who, title, isInvited, ...rest }: Booking): Promise<boolean> {
  return act(async () => {
    const date = `${day}T${time}:00.000Z`;
    const { reminder } = usualOf();
    const body = { ...rest, title, date, reminder, customer: who._id, company: who.company ?? "" };
    const answer = await write(appointmentEndpoints.create, { body }, ofLine);
    if (isInvited) {
      const { invite } = await import("../../../kinds/appointments/invitation/invite.ts");
      const said = await succeeds(invite(answer.data._id));
      const first = isolate(firstNameOf(who.name));
      const { invited, notInvited } = commands.book;
      const words = (said ? invited : notInvited)(isolate(title), first);
      return { answer, said: words, autoClose: 10_000 };
    }
    const { booked, bookedFrom } = commands.book;
    const say = rest.repeat ? bookedFrom : booked;
    return { answer, said: say(isolate(title), formatMoment(day, time)) };
  });
}

interface Logged {
  kind: ActivityKind;
  text: string;
  /** A wall-clock time, or a day. */
  at: string;
  who: Person;
  /** Another whom the same is written down for. */
  also?: Person | undefined;
  followUp?: FollowUp;
}

export function log({ who, also, kind, ...rest }: Logged): Promise<boolean> {
  const logFor = (person: Person) => {
    const endpoint =
      person.kind === "company" ? activityEndpoints.createOfCompany : activityEndpoints.create;
    return write(endpoint, { params: { id: person._id }, body: { kind, ...rest } }, ofLine);
  };
  return act(async () => {
    const before = also && (await logFor(also));
    const answer = await logFor(who);
    return { answer, before, said: sayLogged(kind, who, also, rest.followUp?.due) };
  });
}

function sayLogged(
  kind: ActivityKind,
  who: Person,
  also: Person | undefined,
  due: string | undefined,
): string {
  const day = due && formatDate(due);
  if (!also) return day ? activities.savedWithTask[kind](day) : activities.saved[kind];
  const { saved, savedWithTask } = commands.log;
  return day ? savedWithTask[kind](namesOf(who, also), day) : saved[kind](namesOf(who, also));
}

/** One or both, in a sentence. */
export function namesOf(who: Person, also?: Person): string {
  return listed([who, ...(also ? [also] : [])].map(({ name }) => isolate(name)));
}

interface NewTask {
  text: string;
  due: string | null;
  time: string | null;
  assignee?: string;
  who: Person | null;
}

export function addTask({ who, ...rest }: NewTask): Promise<boolean> {
  return act(async () => {
    const body = { ...rest, ...(who && { [who.kind]: who._id }) };
    const answer = await write(taskEndpoints.create, { body }, ofLine);
    return { answer, said: commands.task.added };
  });
}

export function setStatus(who: Person, status: CustomerStatus, also?: Person): Promise<boolean> {
  const save = ({ _id }: Person) =>
    write(customerEndpoints.update, { params: { id: _id }, body: { status } }, ofLine);
  return act(async () => {
    const before = also && (await save(also));
    const answer = await save(who);
    const { isNow, areNow } = commands.status;
    const said = (also ? areNow : isNow)(namesOf(who, also), common.statuses[status]);
    return { answer, before, said };
  });
}
