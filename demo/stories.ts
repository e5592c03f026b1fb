import { daysBetween } from "../shared/dates/dates.ts";
import type { ActivityInput } from "../shared/kinds/activities.ts";
import type { TaskInput } from "../shared/kinds/tasks.ts";
import { type Calendar, drawInstant, twoDigits } from "./calendar.ts";
import type { Random } from "./random.ts";
import { drawActivityText, drawTaskText } from "./story-texts.ts";

/** What a story is drawn for. */
export interface StoryOf {
  lastContact: string;
  createdAt: string;
}

interface DemoTask extends Pick<TaskInput, "text" | "due" | "time"> {
  doneAt: string | null;
  createdAt: string;
}

export interface DemoStory {
  /** None later than the last contact, save notes. */
  activities: ActivityInput[];
  tasks: DemoTask[];
  /** Names, from `demoTags`. */
  tags: string[];
}

/** With the share of customers who have each. */
const shares: Record<string, number> = {
  VIP: 0.08,
  Referral: 0.12,
  Newsletter: 0.3,
  "Net 30": 0.14,
  "Eastside rollout": 0.05,
  "Call before noon": 0.04,
};
export const demoTags = Object.keys(shares);

export function drawStory(random: Random, calendar: Calendar, customer: StoryOf): DemoStory {
  const today = calendar.dayAt(0);
  const entered = -daysBetween(customer.createdAt.slice(0, 10), today);
  const contact = -daysBetween(customer.lastContact, today);
  return {
    activities: drawActivities(random, calendar, entered, contact),
    tasks: drawTasks(random, calendar, entered),
    tags: demoTags.filter((name) => random.chance(shares[name] ?? 0)),
  };
}

function drawActivities(random: Random, calendar: Calendar, entered: number, contact: number) {
  const count = random.pickWeighted([
    [0, 4],
    [1, 5],
    [3, 5],
    [6, 2],
    [18, 1],
  ] as const);
  if (count === 0) return [];
  const last = drawActivity(random, calendar, contact, drawContact(random));
  const others = Array.from({ length: count - 1 }, () => {
    const isNote = random.chance(0.45);
    const offset = random.int(Math.min(entered, contact), isNote ? 0 : contact);
    return drawActivity(random, calendar, offset, isNote ? "note" : drawContact(random));
  });
  return [last, ...others];
}

function drawContact(random: Random) {
  return random.pickWeighted([
    ["call", 5],
    ["email", 4],
    ["meeting", 2],
  ] as const);
}

function drawActivity(
  random: Random,
  calendar: Calendar,
  offset: number,
  kind: ActivityInput["kind"],
): ActivityInput {
  const day = calendar.dayAt(offset);
  // Today's are over by the time anyone looks.
  const hour = twoDigits(offset === 0 ? random.int(6, 8) : random.int(8, 17));
  const at = random.chance(0.1) ? day : `${day}T${hour}:${drawMinute(random)}:00.000Z`;
  return { kind, at, text: drawActivityText(random, kind), appointment: null };
}

/** Days from today on which a task is due; overdue, today, in the next weeks, or on no day. */
const dueShares = [
  ["overdue", 3],
  ["today", 4],
  ["later", 14],
  ["none", 4],
] as const;

function drawTasks(random: Random, calendar: Calendar, entered: number): DemoTask[] {
  const tasks: DemoTask[] = [];
  if (random.chance(0.085)) tasks.push(drawOpenTask(random, calendar, entered));
  if (random.chance(0.3)) tasks.push(drawDoneTask(random, calendar, entered));
  return tasks;
}

function drawOpenTask(random: Random, calendar: Calendar, entered: number): DemoTask {
  const when = random.pickWeighted(dueShares);
  const offset = { overdue: -random.int(1, 9), today: 0, later: random.int(1, 24), none: 0 }[when];
  const due = when === "none" ? null : calendar.dayAt(offset);
  const createdAt = drawInstant(random, calendar, -random.int(0, Math.min(20, -entered)));
  return { text: drawTaskText(random), due, time: drawTime(random, due), doneAt: null, createdAt };
}

function drawDoneTask(random: Random, calendar: Calendar, entered: number): DemoTask {
  const offset = -random.int(0, Math.min(60, -entered));
  const due = random.chance(0.8) ? calendar.dayAt(offset) : null;
  const doneAt = drawInstant(random, calendar, offset);
  return { text: drawTaskText(random), due, time: null, doneAt, createdAt: doneAt };
}

function drawTime(random: Random, due: string | null): string | null {
  if (due === null || !random.chance(0.3)) return null;
  return `${twoDigits(random.int(9, 17))}:${drawMinute(random)}`;
}

function drawMinute(random: Random): string {
  return random.pick(["00", "15", "30", "45"]);
}
