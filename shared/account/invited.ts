import { z } from "zod";
import { dataOf, endpoints, errorBody, messageBody } from "../api/endpoint.ts";
import { idParams } from "../text/text.ts";
import { ownDesk, role } from "./desk.ts";

/** An invitation, as whoever is invited sees it: of the other desk it tells no more than this. */
export const invitedTo = z.object({
  _id: z.string(),
  /** Its name. */
  desk: z.string(),
  role,
  /** The name of who invites; empty if that account is gone. */
  from: z.string(),
  at: z.string(),
  expiresAt: z.string(),
  isNew: z.boolean(),
});
export type InvitedTo = z.output<typeof invitedTo>;

/** The newest. */
export const maxInvitedTo = 20;

const right = "own";

/** The list of them is part of the account. */
export const invitedEndpoints = endpoints("People", {
  join: {
    method: "POST",
    url: "/api/auth/invited/:id",
    summary: "Join a desk that the user’s own email is invited to",
    right,
    forPeople: true,
    schema: { params: idParams, response: { 200: dataOf(ownDesk) } },
    refusals: { 409: errorBody },
  },
  decline: {
    method: "DELETE",
    url: "/api/auth/invited/:id",
    summary: "Decline an invitation to the user’s own email",
    right,
    forPeople: true,
    schema: { params: idParams, response: { 200: messageBody } },
  },
  read: {
    method: "PUT",
    url: "/api/auth/invited/:id",
    summary: "Mark an invitation as read, or as new again",
    right,
    forPeople: true,
    schema: {
      params: idParams,
      body: z.object({ isRead: z.boolean() }),
      response: { 200: messageBody },
    },
  },
});
