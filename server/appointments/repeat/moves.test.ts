import { expect, test } from "vitest";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { type Person, startApp } from "../../test/harness.ts";
import { addAppointment } from "../../test/records.ts";

const { list, remove, update } = appointmentEndpoints;

/** It is Monday, November 2, 2026, 10:00. */
async function begin() {
  const { clock, signUp } = await startApp();
  clock.set("2026-11-02T10:00:00.000Z");
  const ana = await signUp({ timeZone: "UTC" });
  const book = (date: string, repeat: string) =>
    addAppointment(ana, { title: "Review", date, repeat });
  return { ana, book };
}

async function tell(ana: Person, days: readonly [string, string]) {
  const [startDate, endDate] = days;
  const { data } = await ana.call(list, { query: { startDate, endDate } });
  return data.map(({ title, date }) => `${date.slice(0, 10)} ${title}`);
}

const year = ["2026-11-01", "2027-06-30"] as const;

test.each([
  {
    rule: "FREQ=MONTHLY;BYDAY=1MO;COUNT=6",
    move: ["2027-02-01", "2027-02-03"],
    moved: ["2026-12-02", "2027-01-06", "2027-02-03", "2027-03-03", "2027-04-07", "2027-05-05"],
  },
  {
    rule: "FREQ=MONTHLY;BYDAY=1MO;UNTIL=20270507",
    move: ["2027-02-01", "2027-02-09"],
    moved: ["2026-12-08", "2027-01-12", "2027-02-09", "2027-03-09", "2027-04-13", "2027-05-11"],
  },
  {
    rule: "FREQ=MONTHLY;BYDAY=-1MO;COUNT=6",
    first: "2026-12-28",
    move: ["2027-02-22", "2027-02-26"],
    moved: ["2026-12-25", "2027-01-29", "2027-02-26", "2027-03-26", "2027-04-30", "2027-05-28"],
  },
  {
    rule: "FREQ=MONTHLY;BYMONTHDAY=8,23;COUNT=6",
    first: "2026-12-08",
    move: ["2027-01-08", "2027-01-10"],
    moved: ["2026-12-10", "2026-12-25", "2027-01-10", "2027-01-25", "2027-02-10", "2027-02-25"],
  },
  {
    rule: "FREQ=MONTHLY;BYMONTHDAY=8,23;COUNT=6",
    first: "2026-12-08",
    move: ["2027-01-08", "2027-01-23"],
    moved: ["2026-12-23", "2027-01-08", "2027-01-23", "2027-02-08", "2027-02-23", "2027-03-08"],
  },
  {
    rule: "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=6",
    first: "2026-12-31",
    move: ["2027-02-28", "2027-02-15"],
    moved: ["2026-12-15", "2027-01-15", "2027-02-15", "2027-03-15", "2027-04-15", "2027-05-15"],
  },
  {
    rule: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=6",
    first: "2026-12-31",
    move: ["2027-02-26", "2027-02-01"],
    moved: ["2026-12-01", "2027-01-01", "2027-02-01", "2027-03-01", "2027-04-01", "2027-05-01"],
  },
  {
    rule: "FREQ=MONTHLY;BYDAY=1MO,3MO;COUNT=6",
    move: ["2027-01-18", "2027-01-19"],
    moved: ["2026-12-01", "2026-12-15", "2027-01-05", "2027-01-19", "2027-02-02", "2027-02-16"],
  },
  {
    rule: "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=7;COUNT=6",
    move: ["2027-04-07", "2027-04-30"],
    moved: ["2026-12-30", "2027-02-28", "2027-04-30", "2027-06-30", "2027-08-30", "2027-10-30"],
  },
  {
    rule: "FREQ=YEARLY;INTERVAL=2;BYMONTH=12;BYDAY=1MO;COUNT=6",
    move: ["2030-12-02", "2030-11-06"],
    moved: ["2026-11-04", "2028-11-01", "2030-11-06", "2032-11-03", "2034-11-01", "2036-11-05"],
  },
  {
    rule: "FREQ=MONTHLY;COUNT=6",
    move: ["2027-02-07", "2027-03-04"],
    moved: ["2027-01-04", "2027-02-04", "2027-03-04", "2027-04-04", "2027-05-04", "2027-06-04"],
  },
])(
  "all of $rule move along, each by its place",
  async ({ rule, first = "2026-12-07", move, moved }) => {
    const { ana, book } = await begin();
    const [oldDay = "", newDay = ""] = move;
    const whole = ["2026-11-01", "2037-12-31"] as const;
    const { _id } = await book(`${first}T09:00`, rule);
    const before = (await tell(ana, whole)).map((line) => line.slice(0, 10));
    expect(before).toHaveLength(6);
    const named = before.indexOf(oldDay);
    const [own = "", gone = ""] = before.filter((_, place) => place !== named).slice(-2);
    await ana.call(update, { params: { id: `${_id}_${own}` }, body: { title: "Own" } });
    await ana.call(remove, { params: { id: `${_id}_${gone}` } });
    const answer = await ana.call(update, {
      params: { id: `${_id}_${oldDay}` },
      query: { scope: "all" },
      body: { date: `${newDay}T11:00` },
    });
    expect(answer.data.date).toBe(`${newDay}T11:00:00.000Z`);
    const expected = moved.map((day, place) => {
      if (before[place] === gone) return [];
      return `${day} ${before[place] === own ? "Own" : "Review"}`;
    });
    expect(await tell(ana, whole)).toEqual(expected.flat());
  },
);

test.each([
  ["FREQ=MONTHLY;BYMONTHDAY=8,23", "2026-12-08", "2026-12-08", "2026-12-14"],
  ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1", "2026-12-01", "2026-12-01", "2026-12-02"],
  ["FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "2026-11-13", "2027-08-13", "2027-08-14"],
  ["FREQ=DAILY;BYMONTH=12", "2026-12-01", "2026-12-31", "2027-01-01"],
])(
  "no move of %s (begun on %s) from %s to %s is said by a rule, so it is refused",
  async (rule, first, from, to) => {
    const { ana, book } = await begin();
    const { _id } = await book(`${first}T09:00`, rule);
    const before = await tell(ana, year);
    const refused = await ana.refused(update, {
      params: { id: `${_id}_${from}` },
      query: { scope: "all" },
      body: { date: `${to}T09:00` },
    });
    expect(refused).toMatchObject({
      status: 400,
      errors: [
        {
          path: "date",
          msg: "The others can’t move along: no repeat has those days. Move only this appointment, or change how it repeats.",
        },
      ],
    });
    expect(await tell(ana, year)).toEqual(before);
  },
);

test("a move of what is over is refused, and names the way to move one", async () => {
  const { ana, book } = await begin();
  const { _id } = await book("2026-10-05T09:00", "FREQ=WEEKLY;COUNT=4");
  for (const scope of ["following", "all"] as const) {
    const refused = await ana.refused(update, {
      params: { id: `${_id}_2026-10-12` },
      query: { scope },
      body: { date: "2026-10-14T09:00", title: "Moved" },
    });
    expect(refused).toMatchObject({
      status: 400,
      errors: [
        {
          path: "date",
          msg: "Past appointments can’t be moved along. Move a single appointment instead.",
        },
      ],
    });
  }
  expect(await tell(ana, ["2026-10-01", "2026-11-30"])).toContain("2026-10-12 Review");
});

test("another rule of the same kind keeps own and deleted times at their places", async () => {
  const { ana, book } = await begin();
  const { _id } = await book("2026-12-07T09:00", "FREQ=MONTHLY;BYDAY=1MO;COUNT=5");
  await ana.call(update, { params: { id: `${_id}_2027-02-01` }, body: { title: "Own" } });
  await ana.call(remove, { params: { id: `${_id}_2027-03-01` } });
  const body = { repeat: "FREQ=MONTHLY;BYDAY=1WE;COUNT=5", date: "2027-01-06T09:00" };
  await ana.call(update, { params: { id: `${_id}_2027-01-04` }, query: { scope: "all" }, body });
  expect(await tell(ana, year)).toEqual([
    ...["2026-12-02 Review", "2027-01-06 Review", "2027-02-03 Own", "2027-04-07 Review"],
  ]);
});

test("a rule that no longer has the day of the time that is named answers another time, never a 404", async () => {
  const { ana, book } = await begin();
  const { _id } = await book("2026-12-07T09:00", "FREQ=WEEKLY;BYDAY=MO;COUNT=5");
  await ana.call(remove, { params: { id: `${_id}_2026-12-07` } });
  const params = { id: `${_id}_2026-12-14` };
  const query = { scope: "all" } as const;
  const { data } = await ana.call(update, {
    params,
    query,
    body: { repeat: "FREQ=MONTHLY;BYDAY=1TU" },
  });
  expect(data.date).toBe("2027-01-05T09:00:00.000Z");
  const single = await ana.call(update, {
    params: { id: data._id },
    query,
    body: { repeat: "" },
  });
  expect(single.data).toMatchObject({ repeat: "", series: null });
});
