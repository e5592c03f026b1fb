import { expect, test } from "vitest";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { storyEndpoints } from "../../shared/story.ts";
import { startApp } from "../test/harness.ts";
import { addCompany, addCustomer, readPages } from "../test/records.ts";

async function startIn(timeZone: string, now: string) {
  const started = await startApp();
  started.clock.set(now);
  const ana = await started.signUp({ timeZone });
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  const params = { id: customer };
  const finish = async (text: string, at: string) => {
    started.clock.set(at);
    await ana.call(taskEndpoints.create, { body: { text, customer, done: true } });
  };
  const note = (text: string, at: string) =>
    ana.call(activityEndpoints.create, { params, body: { kind: "note", text, at } });
  const read = async (limit = 50, cursor?: string) =>
    ana.call(storyEndpoints.ofCustomer, { params, query: { limit, ...(cursor && { cursor }) } });
  return { finish, note, read };
}

test.each([
  ["Asia/Kathmandu", "2026-05-05T02:45:00.000Z"],
  ["America/St_Johns", "2026-05-04T18:30:00.000Z"],
  ["Pacific/Kiritimati", "2026-05-05T11:00:00.000Z"],
  ["UTC", "2026-05-04T21:00:00.000Z"],
])(
  "in %s what was done is told by the user's own clock, between notes of that day",
  async (zone, at) => {
    const { finish, note, read } = await startIn(zone, "2026-05-04T20:00:00.000Z");
    await finish("Done", "2026-05-04T21:00:00.000Z");
    const wall = (minutes: number) =>
      new Date(Date.parse(at) + minutes * 60_000).toISOString().slice(0, 16);
    await note("A minute before", wall(-1));
    await note("A minute after", wall(1));
    const { data } = await read();
    expect(data.map((one) => ("activity" in one ? one.activity.text : one.type))).toEqual([
      "A minute after",
      "task",
      "A minute before",
      "added",
    ]);
    expect(data[1]).toMatchObject({ at });
  },
);

test("in the night in which an hour comes twice, nothing is skipped or told twice", async () => {
  // 2:00 to 3:00 on October 25 is from 0:00 to 1:00 and from 1:00 to 2:00 UTC.
  const { finish, note, read } = await startIn("Europe/Berlin", "2026-10-24T20:00:00.000Z");
  for (const minute of [0, 20, 40, 60, 80, 100, 120]) {
    const at = new Date(Date.UTC(2026, 9, 25) + minute * 60_000).toISOString();
    await finish(`Task at ${minute}`, at);
  }
  for (const minute of ["00", "15", "30", "45"]) await note(minute, `2026-10-25T02:${minute}`);
  const { data: whole } = await read();
  expect(whole).toHaveLength(12);
  // The order of what was done is that in which it was.
  const done = whole.flatMap((one) => ("task" in one ? [one.task.text] : []));
  expect(done).toEqual([120, 100, 80, 60, 40, 20, 0].map((minute) => `Task at ${minute}`));
  for (const limit of [1, 2, 5]) {
    expect(await readPages((cursor) => read(limit, cursor))).toEqual(whole);
  }
});
