import { expect } from "vitest";
import { type Task, taskEndpoints } from "../../../../shared/kinds/tasks.ts";
import { readCsv } from "../../read-files.ts";
import { messages } from "../../said.ts";
import type { Kind } from "../kinds.ts";
import { namedIn, nameIn, type RowOf } from "../model.ts";
import { byId } from "../pages.ts";
import { drawText, idOf, newestFirst, refusal } from "../world.ts";

const dues = ["2026-05-03", "2026-05-04", "2026-06-01"];

export const tasks: Kind<RowOf<"tasks">, Task> = {
  table: "tasks",
  endpoints: taskEndpoints,
  messages: messages.tasks,
  required: (draw, me) => ({ text: drawText(draw, me) }),
  optional: (draw) => ({
    due: draw.of([null, ...dues]),
    time: draw.of([null, "09:00", "23:59"]),
    done: draw.once(2),
  }),
  defaults: (me) => ({
    ...{ doneAt: null, company: null, customer: null },
    assignee: me.user._id,
    giver: me.user._id,
  }),
  refuse: ({ due, time }, row) => {
    const isLone =
      (due === undefined ? (row?.due ?? null) : due) === null && (time ?? null) !== null;
    return isLone ? refusal(400, messages.tasks.timeWithoutDay, "time") : undefined;
  },
  settle: (me, { done, ...row }, now) => ({
    ...row,
    time: row.due === null ? null : row.time,
    // With a customer, the customer's.
    company: me.customers.get(row.customer ?? "")?.company ?? row.company,
    doneAt: (done ?? row.doneAt !== null) ? (row.doneAt ?? now.toISOString()) : null,
  }),
  view: (me, row) => ({
    ...row,
    company: namedIn(me.companies, row.company),
    customer: namedIn(me.customers, row.customer),
    done: row.doneAt !== null,
  }),
  sorts: {
    due: ({ due, time }) => [due ?? "9999-99-99", time ?? "99:99"],
    "-due": ({ due, time }) => [due ?? "", time ?? "99:99"],
    doneAt: ({ doneAt }) => doneAt ?? "",
    createdAt: ({ createdAt }) => createdAt,
  },
  lists: [
    {
      endpoint: taskEndpoints.list,
      filters: (scene) => ({
        done: scene.draw.of(["true", "false"]),
        dueFrom: scene.draw.of(dues),
        dueTo: scene.draw.of(dues),
        company: idOf(scene, "companies"),
        customer: idOf(scene, "customers"),
      }),
      fits: (row, { done, dueFrom, dueTo, company, customer }) =>
        (done === undefined || (row.doneAt !== null) === (done === "true")) &&
        (dueFrom === undefined || (row.due !== null && row.due >= dueFrom)) &&
        (dueTo === undefined || (row.due !== null && row.due <= dueTo)) &&
        (company === undefined || row.company === company) &&
        (customer === undefined || row.customer === customer),
    },
  ],
  found: {
    title: "titleKey",
    order: (rows) => {
      const newest = newestFirst(rows, ({ createdAt }) => createdAt);
      return [...newest.filter(isOpen), ...newest.filter((row) => !isOpen(row))];
    },
  },
  plays: {
    "GET /api/export/tasks.csv": ({ me }) => ({
      meets: (text) =>
        expect(readCsv(text)).toMatchObject(
          [...me.tasks.values()].sort(byId).map(({ _id, text, due, time, ...row }) => ({
            ID: _id,
            Text: text,
            Day: due ?? "",
            Time: time ?? "",
            Done: isOpen(row) ? "No" : "Yes",
            Company: nameIn(me.companies, row.company),
            "Company ID": row.company ?? "",
            Customer: nameIn(me.customers, row.customer),
            "Customer ID": row.customer ?? "",
          })),
        ),
    }),
  },
};

function isOpen({ doneAt }: Pick<RowOf<"tasks">, "doneAt">): boolean {
  return doneAt === null;
}
