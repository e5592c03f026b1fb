import { z } from "zod";
import { endpoints } from "./api/endpoint.ts";
import { activity } from "./kinds/activities.ts";
import { appointment } from "./kinds/appointments.ts";
import { personId } from "./kinds/person-field.ts";
import { task } from "./kinds/tasks.ts";
import { listQuery } from "./lists/lists.ts";
import { whoText } from "./lists/who.ts";
import { customerStatuses } from "./statuses.ts";
import { idParams } from "./text/text.ts";

/** What a story can be narrowed to. Notes are activities of all four kinds, and mails to customers. */
export const storyParts = ["notes", "appointments", "tasks", "changes"] as const;
export type StoryPart = (typeof storyParts)[number];

/** Who did it, as far back as the history goes; null where that is not known, and on a desk of one. */
const author = personId.nullable();
const named = z.object({ _id: z.string(), name: z.string() });
const state = z.object({ status: z.enum(customerStatuses), value: z.number() });

/** What became of a mail, and why it did not get there. */
const letter = z.object({ state: z.enum(["waits", "sent", "failed"]), failure: z.string() });

/** `at` is wall-clock time, as an appointment's: instants are told in the user's time zone. */
const storyEntry = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("activity"),
    at: z.string(),
    activity,
    /** Of an email that was written here. */
    letter: letter.optional(),
  }),
  /** What a customer was mailed about what they have booked or are invited to; `author` is whom it is from. */
  z.object({
    type: z.literal("mail"),
    at: z.string(),
    _id: z.string(),
    author,
    customer: named,
    subject: z.string(),
    letter,
  }),
  /** A customer has confirmed by mail that an address is theirs. */
  z.object({ type: z.literal("confirmed"), at: z.string(), _id: z.string(), customer: named }),
  z.object({
    type: z.literal("appointment"),
    at: z.string(),
    appointment,
    /**
     * What a customer has booked by themselves, or with `invitation` was invited to; `endedBy` says who canceled it, once somebody has on its own page, and
     * `phone` is the number that they gave, where the one known of them is another.
     */
    booked: z
      .object({
        endedBy: z.enum(["customer", "desk"]).nullable(),
        isMoved: z.boolean(),
        phone: z.string().nullable(),
        invitation: z.enum(["invited", "accepted", "declined", "proposed"]).nullable(),
      })
      .optional(),
  }),
  /** A task that is done, at the time it was. */
  z.object({ type: z.literal("task"), at: z.string(), task }),
  /** A customer got another status or value. */
  z.object({
    type: z.literal("change"),
    at: z.string(),
    author,
    customer: named,
    from: state,
    to: state,
  }),
  /** Somebody else became responsible for a customer, or for the company where `customer` is null. */
  z.object({
    type: z.literal("responsible"),
    at: z.string(),
    author,
    customer: named.nullable(),
    company: named,
    from: personId,
    to: personId,
  }),
  /** The beginning of a customer, or of the company where `customer` is null. */
  z.object({
    type: z.literal("added"),
    at: z.string(),
    author,
    customer: named.nullable(),
    company: named,
    /** Whether it was made when somebody booked. */
    isByBooking: z.boolean(),
  }),
]);
export type StoryEntry = z.output<typeof storyEntry>;

const { search, limit, cursor } = listQuery(["at"], "-at").shape;

const storyQuery = z.object({
  show: z.enum(storyParts, { error: "Unknown part of the story" }).optional(),
  who: whoText(),
  search,
  limit,
  cursor,
});
export type StoryQuery = z.output<typeof storyQuery>;

const story = z.object({
  /** The latest first, so that what is still to come is at the beginning. */
  data: z.array(storyEntry),
  nextCursor: z.string().nullable(),
  /** What is still to be done, overdue first and no day last; only on the first page, at most 100. */
  openTasks: z.array(task),
  /** Of the whole story, whatever part of it is asked for, of what matches `search`. */
  counts: z.object({
    all: z.int(),
    notes: z.int(),
    appointments: z.int(),
    tasks: z.int(),
    changes: z.int(),
  }),
});
export type Story = z.output<typeof story>;

export const storyEndpoints = endpoints("Story", {
  ofCustomer: {
    method: "GET",
    url: "/api/customers/:id/story",
    summary:
      "Everything that happened with a customer, and what is to come; `search` looks for words in activities, appointments and tasks",
    isLong: true,
    schema: { params: idParams, querystring: storyQuery, response: { 200: story } },
  },
  ofCompany: {
    method: "GET",
    url: "/api/companies/:id/story",
    summary: "Everything that happened with a company and all its customers, and what is to come",
    isLong: true,
    schema: { params: idParams, querystring: storyQuery, response: { 200: story } },
  },
});
