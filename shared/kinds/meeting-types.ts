import { z } from "zod";
import { workingWeek } from "../account/settings.ts";
import { idempotencyHeaders, ifMatchHeaders } from "../api/conditional.ts";
import { dataOf, endpoints, errorBody, messageBody } from "../api/endpoint.ts";
import { newRecordOf } from "../api/new-record.ts";
import { calendarDate } from "../dates/date-fields.ts";
import { changesOf } from "../history/changes.ts";
import { idParams, requiredText, storableText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { durations, timeStep } from "./appointments.ts";
import { field } from "./field.ts";
import { peopleField, peopleIds, personField, personId } from "./person-field.ts";

/** The most meeting types of one desk, those of all its pages together. */
export const meetingTypeLimit = 200;
/** The most lengths to choose from, and questions. */
const maxChoices = 5;
/** Minutes. */
const day = 1440;
const longest = { notice: 60 * day, break: 240, change: 60 * day } as const;

const chooseLength = rule("lengthRequired");

const length = z
  .int(chooseLength)
  .min(durations.min, rule("meetingShort", durations.min))
  .max(durations.max, rule("meetingLong"))
  .multipleOf(timeStep, rule("lengthSteps", timeStep));

/** By phone they are called; at their address they are visited. */
export const meetingPlaces = ["phone", "video", "address", "theirs"] as const;
export type MeetingPlace = (typeof meetingPlaces)[number];

const question = z.object({
  text: requiredText(rule("questionRequired")),
  kind: z.enum(["short", "long"]),
  isRequired: z.boolean(),
});
export type MeetingQuestion = z.output<typeof question>;

function minutes(most: number) {
  return z.int().min(0).max(most);
}

const pause = minutes(longest.break).multipleOf(5);

export const meetingTypeInput = z.object({
  /** Whose it is: on their own page it is booked with them. */
  person: personField("Person"),
  /** The person’s own page, or the desk’s. */
  page: field(z.enum(["own", "desk"]).default("own"), { title: "Page", holds: "choice" }),
  name: field(requiredText(rule("enterName"), 80), { title: "Name" }),
  /** Minutes; with several the customer decides. */
  lengths: field(
    z
      .array(length)
      .min(1, chooseLength)
      .max(maxChoices, rule("lengthsMost", maxChoices))
      .refine((all) => new Set(all).size === all.length, rule("lengthTwice")),
    { title: "Length" },
  ),
  place: field(z.enum(meetingPlaces), { title: "Where", holds: "choice" }),
  /** Where they come to, or a link for video that all meetings have. */
  address: field(storableText(500).default(""), { title: "Address" }),
  description: field(storableText(1000).default(""), { title: "About", holds: "longText" }),
  /** Null for the working hours of whoever takes it. */
  hours: field(workingWeek.nullable().default(null), { title: "Hours" }),
  from: field(calendarDate().nullable().default(null), { title: "First day", holds: "day" }),
  until: field(calendarDate().nullable().default(null), { title: "Last day", holds: "day" }),
  notice: field(minutes(longest.notice).default(day), { title: "Notice", holds: "minutes" }),
  /** Days. */
  reach: field(z.int().min(1).max(366).default(28), { title: "How far ahead" }),
  breakBefore: field(pause.default(0), { title: "Break before", holds: "minutes" }),
  breakAfter: field(pause.default(0), { title: "Break after", holds: "minutes" }),
  /** Of each who takes it; null for any number. */
  mostADay: field(z.int().min(1).max(50).nullable().default(null), { title: "At most a day" }),
  /** The person whose it is, one of several in turn, or all of them together. */
  takenBy: field(z.enum(["owner", "inTurn", "together"]).default("owner"), {
    title: "Taken by",
    holds: "choice",
  }),
  takers: peopleField("Taken by"),
  booked: field(z.enum(["atOnce", "onApproval"]).default("atOnce"), {
    title: "Booked",
    holds: "choice",
  }),
  questions: field(
    z.array(question).max(maxChoices, rule("questionsMost", maxChoices)).default([]),
    { title: "Questions" },
  ),
  /** Minutes before the start until which customers may move it; null for never. */
  movable: field(minutes(longest.change).nullable().default(day), {
    title: "Customers may move it",
    holds: "minutes",
  }),
  /** Minutes before the start that they are reminded; null for never. */
  remind: field(minutes(longest.change).nullable().default(day), {
    title: "Remind them",
    holds: "minutes",
  }),
  /** Where it is not on the page, its own link still leads to it. */
  shown: field(z.enum(["onPage", "byLink"]).default("onPage"), {
    title: "On the page",
    holds: "choice",
  }),
  /** In which order they stand on the page: the lowest first. */
  position: field(z.int().min(0).max(1_000_000).default(0), { title: "Order" }),
});
export type MeetingTypeInput = z.output<typeof meetingTypeInput>;

export const meetingType = meetingTypeInput.extend({
  _id: z.string(),
  person: personId,
  takers: peopleIds,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type MeetingType = z.output<typeof meetingType>;

/** Why customers see what they see: times within reach, and those that are lost by each reason. */
const preview = z.object({
  inHours: z.int(),
  lost: z.object({ notice: z.int(), taken: z.int(), break: z.int(), most: z.int() }),
  free: z.int(),
  /** The first free instant; null for none. */
  first: z.string().nullable(),
});
export type MeetingTypePreview = z.output<typeof preview>;

export const meetingTypeEndpoints = endpoints("Booking", {
  list: {
    method: "GET",
    url: "/api/meeting-types",
    summary: "The meeting types of all pages of the desk, in the order of the pages",
    schema: { response: { 200: dataOf(z.array(meetingType)) } },
  },
  create: {
    method: "POST",
    url: "/api/meeting-types",
    summary:
      "Add a meeting type to a page: members to their own, owners to that of the desk and to any",
    makesRecord: true,
    schema: {
      headers: idempotencyHeaders,
      body: newRecordOf(meetingTypeInput),
      response: { 201: dataOf(meetingType) },
    },
    refusals: { 403: errorBody },
  },
  preview: {
    isRead: true,
    isLong: true,
    method: "POST",
    url: "/api/meeting-types/preview",
    summary:
      "How many times customers would see of a meeting type in its first length, and why it is no more",
    schema: { body: meetingTypeInput, response: { 200: dataOf(preview) } },
    refusals: { 403: errorBody },
  },
  update: {
    method: "PUT",
    url: "/api/meeting-types/:id",
    summary: "Change a meeting type; what is booked stays as it is",
    schema: {
      params: idParams,
      headers: ifMatchHeaders,
      body: changesOf(meetingTypeInput.omit({ person: true, page: true })),
      response: { 200: dataOf(meetingType) },
    },
    refusals: { 403: errorBody },
  },
  remove: {
    method: "DELETE",
    url: "/api/meeting-types/:id",
    summary: "Delete a meeting type; what is booked stays as it is",
    schema: { params: idParams, response: { 200: messageBody } },
    refusals: { 403: errorBody },
  },
});
