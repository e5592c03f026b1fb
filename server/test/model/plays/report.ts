import { expect } from "vitest";
import { addDays, todayIn } from "../../../../shared/dates/dates.ts";
import { isOver } from "../../../../shared/outcomes.ts";
import { timesBetween } from "../../../../shared/repeat/times.ts";
import { customerStatuses } from "../../../../shared/statuses.ts";
import { momentOf } from "../../../filters/moment.ts";
import { type Person, sumValue } from "../model.ts";
import type { Meets, Plays, Scene } from "../world.ts";

// Of the past the model knows nothing: a period that ends after all that is done tells how things are.

const from = "2026-05-01";
const to = "2027-12-31";
const query = { period: `${from}..${to}`, on: to };
const number = expect.any(Number);
const whatever = expect.anything();

function reports(toData: (scene: Scene) => object) {
  return (scene: Scene) => {
    const data = expect.objectContaining(toData(scene));
    const meets: Meets = { status: 200, body: { data } };
    return { input: { query }, meets };
  };
}

function byStatus<T>(me: Person, tell: (customers: { value: number }[]) => T) {
  const all = [...me.customers.values()];
  return Object.fromEntries(
    customerStatuses.map((status) => [status, tell(all.filter((one) => one.status === status))]),
  );
}

const share = (customers: readonly { value: number }[]) => ({
  customers: customers.length,
  value: sumValue(customers),
});

/** Every appointment and every time of one that repeats, by the day it is on. */
function listTimes({ appointments }: Person) {
  const rows = [...appointments.values()];
  return rows.flatMap((row) => {
    if (row.repeat === "") return [row];
    const own = rows.flatMap(({ series, original }) => (series === row._id ? [original] : []));
    const gone = new Set([...row.except.split(","), ...own.map((date) => date?.slice(0, 10))]);
    return timesBetween(row.repeat, row.date, from, to)
      .filter((date) => !gone.has(date.slice(0, 10)))
      .map((date) => ({ ...row, date }));
  });
}

function countMeetings({ me, now }: Scene) {
  const { wallTime } = momentOf({ user: me.user, followUp: null }, now);
  const counted = listTimes(me)
    .filter(({ date }) => date >= from && date <= `${to}T~`)
    .filter((one) => one.outcome === "canceled" || isOver(one, wallTime));
  const having = (outcome: string | null) =>
    counted.filter((one) => one.outcome === outcome).length;
  return {
    held: having("held"),
    noShow: having("no-show"),
    canceled: having("canceled"),
    open: having(null),
  };
}

function viewShares({ me }: Scene) {
  const customers = [...me.customers.values()];
  const tags = [...me.tags.values()].map(({ _id, name }) => {
    const tagged = customers.filter((one) => one.tags.includes(_id));
    return { _id, name, ...share(tagged) };
  });
  return {
    total: share(customers),
    untagged: share(customers.filter(({ tags: ids }) => ids.length === 0)),
    tags: expect.arrayContaining(tags.filter((one) => one.customers > 0 && tags.length <= 8)),
  };
}

/** Everybody has a desk alone: all of it is theirs. */
function viewPeople(scene: Scene) {
  const all = share([...scene.me.customers.values()]);
  const figures = expect.objectContaining({ ...all, held: countMeetings(scene).held });
  return { total: figures };
}

export const reportPlays: Plays = {
  "GET /api/reports/pipeline": reports(({ me }) => ({
    closing: byStatus(me, (customers) => customers.length),
  })),

  "GET /api/reports/value": reports(({ me }) => ({
    columns: expect.arrayContaining([
      { from: `${to.slice(0, 7)}-01`, to, statuses: byStatus(me, share) },
    ]),
  })),

  "GET /api/reports/growth": reports(({ me }) => ({
    total: {
      added: [...me.customers.values()].filter(
        ({ createdAt }) => todayIn(me.user.timeZone ?? "UTC", new Date(createdAt)) >= from,
      ).length,
      closed: number,
    },
    columns: whatever,
  })),

  "GET /api/reports/contact": reports(({ me }) => {
    const followed = [...me.customers.values()].flatMap(({ status, lastContact }) => {
      const most = me.days[status];
      return most === null ? [] : [lastContact !== null && lastContact >= addDays(to, -most)];
    });
    const column = { customers: followed.length, kept: followed.filter(Boolean).length };
    return {
      columns: expect.arrayContaining([{ from: `${to.slice(0, 7)}-01`, to, ...column }]),
    };
  }),

  "GET /api/reports/appointments": reports((scene) => ({ total: countMeetings(scene) })),
  "GET /api/reports/people": reports(viewPeople),
  "GET /api/reports/meetings": reports((scene) => ({
    people: countMeetings(scene).held > 0 ? [scene.me.user._id] : [],
  })),
  "GET /api/reports/shares": reports(viewShares),
};
