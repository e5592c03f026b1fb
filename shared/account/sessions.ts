import { z } from "zod";
import { dataOf, endpoints, messageBody } from "../api/endpoint.ts";
import { idParams } from "../text/text.ts";

/** More than anyone uses: a new session then ends the one unused for longest. */
export const maxSessions = 100;

const deviceSession = z.object({
  /** Random; it names the session but grants nothing. */
  _id: z.string(),
  /** What it was started with, such as `Firefox on Windows`. */
  device: z.string(),
  /** True for the session making the request. */
  current: z.boolean(),
  createdAt: z.string(),
  /** To the minute. */
  lastUsedAt: z.string(),
});
export type DeviceSession = z.output<typeof deviceSession>;

export const sessionEndpoints = endpoints("Account", {
  list: {
    method: "GET",
    url: "/api/auth/sessions",
    summary: "The devices the user is logged in on: this session first, then by last use",
    right: "own",
    schema: { response: { 200: dataOf(z.array(deviceSession).max(maxSessions)) } },
  },
  end: {
    method: "DELETE",
    url: "/api/auth/sessions/:id",
    summary: "End one of the user’s sessions",
    right: "own",
    schema: { params: idParams, response: { 200: messageBody } },
  },
  endOthers: {
    method: "DELETE",
    url: "/api/auth/sessions",
    summary: "End all of the user’s sessions except this one",
    right: "own",
    schema: { response: { 200: messageBody } },
  },
});
