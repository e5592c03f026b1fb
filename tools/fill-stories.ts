import { randomUUIDv7 } from "node:crypto";
import { createCalendar } from "../demo/calendar.ts";
import { createRandom } from "../demo/random.ts";
import { type DemoStory, demoTags, drawStory } from "../demo/stories.ts";
import type { Owner, Tx } from "../server/db/engine/database.ts";
import { recordKeys } from "../server/db/records/keys.ts";

/**
 * Gives the customers of a new account activities, tasks and tags. Answers how many rows of each
 * kind it wrote.
 */
export async function fillStories(tx: Tx, owner: Owner, today: string, now: Date) {
  const calendar = createCalendar(today);
  const latest = now.toISOString();
  const counts = { activities: 0, tasks: 0, tags: demoTags.length };
  const tagIds = await addTags(tx, owner, latest);
  const customers = await tx
    .selectFrom("customers")
    .where("owner", "=", owner)
    .select(["_id", "company", "lastContact", "createdAt"])
    .orderBy("createdAt")
    .orderBy("nameKey")
    .execute();
  for (const [place, customer] of customers.entries()) {
    const story = drawStory(createRandom(place, 1), calendar, customer);
    await addEntries(tx, owner, customer, story, latest);
    await setTags(tx, owner, customer, story, tagIds);
    counts.activities += story.activities.length;
    counts.tasks += story.tasks.length;
  }
  return counts;
}

async function addTags(tx: Tx, owner: Owner, at: string): Promise<Map<string, string>> {
  const rows = demoTags.map((name) => ({
    owner,
    _id: randomUUIDv7(),
    name,
    createdAt: at,
    updatedAt: at,
    ...recordKeys.tags.toKeys({ name }),
  }));
  await tx.insertInto("tags").values(rows).execute();
  return new Map(rows.map(({ name, _id }) => [name, _id]));
}

interface Whose {
  _id: string;
  company: string;
}

async function addEntries(
  tx: Tx,
  owner: Owner,
  { _id, company }: Whose,
  { activities, tasks }: DemoStory,
  latest: string,
) {
  const stamp = (at: string) => {
    const createdAt = at < latest ? at : latest;
    return { owner, _id: randomUUIDv7(), company, customer: _id, createdAt, updatedAt: createdAt };
  };
  if (activities.length > 0) {
    const rows = activities.map((activity) => ({
      ...activity,
      ...recordKeys.activities.toKeys(activity),
      ...stamp(activity.at.length > 10 ? activity.at : `${activity.at}T12:00:00.000Z`),
    }));
    await tx.insertInto("activities").values(rows).execute();
  }
  if (tasks.length > 0) {
    const rows = tasks.map(({ createdAt, ...task }) => ({
      ...task,
      ...recordKeys.tasks.toKeys(task),
      ...stamp(createdAt),
    }));
    await tx.insertInto("tasks").values(rows).execute();
  }
}

async function setTags(
  tx: Tx,
  owner: Owner,
  { _id }: Whose,
  { tags }: DemoStory,
  tagIds: ReadonlyMap<string, string>,
) {
  if (tags.length === 0) return;
  await tx
    .updateTable("customers")
    .set({ tags: JSON.stringify(tags.map((name) => tagIds.get(name))) })
    .where("owner", "=", owner)
    .where("_id", "=", _id)
    .execute();
}
