import { z } from "zod";
import { dataOf, endpoints, errorBody, messageBody } from "../api/endpoint.ts";
import { idParams, requiredEmail, storableText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { accountName, nameOnOneLine } from "./account-name.ts";
import { desk, type deskPerson, maxPeople, ownDesk, role } from "./desk.ts";
import { workingWeek } from "./settings.ts";

/** Invitations of one desk that nobody has answered yet. */
export const maxInvitations = 50;
/** At a time. */
const maxInvited = 20;

export const deskName = nameOnOneLine(rule("enterName")).meta({ title: "Desk name" });

export type DeskPerson = z.output<typeof deskPerson>;
export type OwnDesk = z.output<typeof ownDesk>;
export type Desk = z.output<typeof desk>;

const invitation = z.object({
  _id: z.string(),
  /** Empty for a link that was handed over by hand. */
  email: z.string(),
  /** Whom a link without an email is for. */
  name: z.string(),
  role,
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.output<typeof invitation>;

const invitedEmail = requiredEmail(rule("enterEmail"), rule("emailUnreadable"));

/** By email, or by a link that the owner hands over. */
const invitationInput = z
  .object({
    emails: z.array(invitedEmail).min(1).max(maxInvited).optional(),
    name: accountName.optional(),
    role,
  })
  .refine(({ emails, name }) => (emails === undefined) !== (name === undefined), {
    ...rule("enterEmail"),
    path: ["emails"],
  });

/** Their records go to somebody, where they have any: customers, companies, open tasks. */
const handOver = z.object({ handOverTo: storableText(200).optional() });

/** Of their settings what others need to find a time with them. */
const hours = z.object({ _id: z.string(), workingHours: workingWeek });

/** By which a file may name them. */
const personEmail = z.object({ _id: z.string(), email: z.string() });

export const deskEndpoints = endpoints("People", {
  read: {
    method: "GET",
    url: "/api/desk",
    summary: "The desk that the call works on (header `Desk`), its people, and the user’s desks",
    schema: { response: { 200: dataOf(desk) } },
  },
  rename: {
    method: "PUT",
    url: "/api/desk",
    summary: "Rename the desk",
    right: "desk",
    schema: { body: z.object({ name: deskName }), response: { 200: dataOf(desk) } },
  },
  hours: {
    method: "GET",
    url: "/api/desk/hours",
    summary: "When each of the people on the desk works, by the clock of their own zone",
    schema: { response: { 200: dataOf(z.array(hours).max(maxPeople)) } },
  },
  emails: {
    method: "GET",
    url: "/api/desk/emails",
    summary:
      "The email addresses of the people on the desk, by which a file that is imported may name them",
    right: "write",
    schema: { response: { 200: dataOf(z.array(personEmail).max(maxPeople)) } },
  },
  create: {
    method: "POST",
    url: "/api/desks",
    summary: "Create another desk, owned by the user",
    right: "own",
    forPeople: true,
    schema: { body: z.object({ name: deskName }), response: { 201: dataOf(ownDesk) } },
    refusals: { 409: errorBody },
  },
  changeRole: {
    method: "PUT",
    url: "/api/desk/people/:id",
    summary: "Change what somebody may on the desk",
    right: "desk",
    forPeople: true,
    schema: {
      params: idParams,
      body: handOver.extend({ role }),
      response: { 200: dataOf(desk) },
    },
    refusals: { 409: errorBody },
  },
  remove: {
    method: "DELETE",
    url: "/api/desk/people/:id",
    summary: "Remove somebody from the desk, at once on all their devices; an owner does",
    right: "desk",
    forPeople: true,
    schema: { params: idParams, body: handOver, response: { 200: messageBody } },
    refusals: { 409: errorBody },
  },
  leave: {
    method: "DELETE",
    url: "/api/desk/me",
    summary: "Leave the desk",
    right: "own",
    forPeople: true,
    schema: { body: handOver, response: { 200: messageBody } },
    refusals: { 409: errorBody },
  },
});

export const invitationEndpoints = endpoints("People", {
  list: {
    method: "GET",
    url: "/api/desk/invitations",
    summary: "Invitations to the desk that nobody has answered yet, the newest first",
    right: "desk",
    schema: { response: { 200: dataOf(z.array(invitation).max(maxInvitations)) } },
  },
  create: {
    method: "POST",
    url: "/api/desk/invitations",
    summary:
      "Invite people by email, or make a link for one whose name is given; only this answer has the link",
    right: "desk",
    forPeople: true,
    schema: {
      body: invitationInput,
      response: {
        201: dataOf(z.array(invitation).max(maxInvited)).extend({ link: z.string().optional() }),
      },
    },
    refusals: { 409: errorBody },
  },
  resend: {
    method: "POST",
    url: "/api/desk/invitations/:id/resend",
    summary: "Send an invitation again, with a new link; the one before stops working",
    right: "desk",
    forPeople: true,
    schema: {
      params: idParams,
      response: { 200: dataOf(invitation).extend({ link: z.string().optional() }) },
    },
  },
  revoke: {
    method: "PUT",
    url: "/api/desk/invitations/:id",
    summary: "Revoke an invitation, or take that back",
    right: "desk",
    forPeople: true,
    schema: {
      params: idParams,
      body: z.object({ isRevoked: z.boolean() }),
      response: { 200: messageBody },
    },
    refusals: { 409: errorBody },
  },
  /** What is read of it without a session is in registrationEndpoints. */
  accept: {
    method: "POST",
    url: "/api/auth/invitations/:token",
    summary: "Join the desk that an invitation is to",
    right: "own",
    forPeople: true,
    schema: {
      params: z.object({ token: z.string().max(200) }),
      response: { 200: dataOf(ownDesk) },
    },
    refusals: { 409: errorBody },
  },
});
