import { z } from "zod";
import { idempotencyHeaders, ifMatchHeaders } from "../api/conditional.ts";
import { dataOf, endpoints, messageBody } from "../api/endpoint.ts";
import { newRecordOf } from "../api/new-record.ts";
import { calendarDate } from "../dates/date-fields.ts";
import { changesOf } from "../history/changes.ts";
import { listQuery, pageOf } from "../lists/lists.ts";
import { whoText } from "../lists/who.ts";
import { idParams, idText, requiredText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { field } from "./field.ts";
import { makerField, personField, personId } from "./person-field.ts";

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export const taskInput = z.object({
  text: field(requiredText(rule("taskRequired"), 1000), { title: "Text", searched: "short" }),
  /** Null when it is to be done some day. */
  due: field(calendarDate().nullable().default(null), { title: "Day", holds: "day" }),
  /** Wall-clock time of that day, such as `15:00`; without a day there is none. */
  time: field(
    z.string(rule("timeInvalid")).regex(timePattern, rule("timeInvalid")).nullable().default(null),
    { title: "Time", holds: "clock" },
  ),
  customer: field(idText().nullable().default(null), { title: "Customer", holds: "id" }),
  /** With a customer, always the customer's own. */
  company: field(idText().nullable().default(null), { title: "Company", holds: "id" }),
  done: field(z.boolean("Done must be true or false").default(false), { title: "Done" }),
  assignee: personField("Assigned to"),
});
/** What is kept of a task beside what is entered. */
export const taskMaker = { giver: makerField("Given by") };
export type TaskInput = z.output<typeof taskInput>;

const taskChanges = changesOf(taskInput);
export type TaskChanges = z.output<typeof taskChanges>;

const named = z.object({ _id: z.string(), name: z.string() }).nullable();

export const task = taskInput.extend({
  _id: z.string(),
  customer: named,
  company: named,
  assignee: personId,
  /** Who assigned it; of their own whoever has it. */
  giver: personId,
  /** The instant it was done. */
  doneAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Task = z.output<typeof task>;

/** `due` has those without a day last, either way. */
export const taskSorts = ["due", "doneAt", "createdAt"] as const;

export const taskQuery = listQuery(taskSorts, "due").extend({
  done: z.enum(["true", "false"], rule("trueOrFalse")).optional(),
  /** Both are inclusive; either leaves out what has no day. */
  dueFrom: calendarDate().optional(),
  dueTo: calendarDate().optional(),
  customer: idText().optional(),
  company: idText().optional(),
  who: whoText(),
});
export type TaskQuery = z.output<typeof taskQuery>;

/** What follows from an activity or an appointment: a task of the same customer, made by the same act. */
export const followUpTask = taskInput.pick({ text: true, due: true, time: true });
export type FollowUpTask = z.output<typeof followUpTask>;

export const taskEndpoints = endpoints("Tasks", {
  list: {
    method: "GET",
    url: "/api/tasks",
    summary:
      "What is to be done, the next first; `search` looks for words in the text and in the names of the customer and the company",
    schema: { querystring: taskQuery, response: { 200: pageOf(task, {}) } },
  },
  create: {
    method: "POST",
    url: "/api/tasks",
    summary: "Add a task for a customer, a company, or neither",
    makesRecord: true,
    schema: {
      headers: idempotencyHeaders,
      body: newRecordOf(taskInput),
      response: { 201: dataOf(task) },
    },
  },
  get: {
    method: "GET",
    url: "/api/tasks/:id",
    summary: "One task",
    schema: { params: idParams, response: { 200: dataOf(task) } },
  },
  update: {
    method: "PUT",
    url: "/api/tasks/:id",
    summary: "Replace the given fields of a task; without a day it has no time either",
    schema: {
      params: idParams,
      headers: ifMatchHeaders,
      body: taskChanges,
      response: { 200: dataOf(task) },
    },
  },
  remove: {
    method: "DELETE",
    url: "/api/tasks/:id",
    summary: "Delete a task",
    schema: { params: idParams, response: { 200: messageBody } },
  },
});
