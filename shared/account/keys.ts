import { z } from "zod";
import { dataOf, type Endpoint, endpoints, errorBody, messageBody } from "../api/endpoint.ts";
import { idParams, requiredText } from "../text/text.ts";
import { rule } from "../words/rule.ts";

/** More than anyone has programs. */
export const maxKeys = 50;

/** Calls that a token may make in a minute, at each process of the server. */
export const keyCallsPerMinute = 300;

export const keyInput = z.object({
  name: requiredText(rule("nameRequired"), 60).meta({ title: "Name" }),
  access: z.enum(["read", "write"], rule("accessRequired")).meta({ title: "Access" }),
  days: z
    .literal([30, 90, 365], rule("expiryRequired"))
    .nullable()
    .meta({ title: "Expires", description: "In how many days it expires; null for never" }),
});
export type KeyInput = z.input<typeof keyInput>;

const accessToken = z.object({
  _id: z.string(),
  name: z.string(),
  access: keyInput.shape.access,
  /** How it begins, to tell one that was found somewhere. */
  start: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  /** To the minute. */
  lastUsedAt: z.string().nullable(),
  /** The address of the network. */
  lastUsedFrom: z.string().nullable(),
});
export type AccessToken = z.output<typeof accessToken>;

export const keyEndpoints = endpoints("Account", {
  list: {
    method: "GET",
    url: "/api/auth/keys",
    summary: "The user’s access tokens, the newest first; expired ones as well",
    right: "own",
    schema: { response: { 200: dataOf(z.array(accessToken).max(maxKeys)) } },
  },
  create: {
    method: "POST",
    url: "/api/auth/keys",
    summary:
      "Create an access token for a program; only this answer has the token, for no more than a hash of it is stored",
    right: "export",
    proof: "always",
    schema: {
      body: keyInput,
      response: { 201: z.object({ data: accessToken, token: z.string() }) },
    },
    refusals: { 409: errorBody },
  },
  revoke: {
    method: "DELETE",
    url: "/api/auth/keys/:id",
    summary: "End an access token at once",
    right: "own",
    schema: { params: idParams, response: { 200: messageBody } },
  },
});

/**
 * What an access token needs for an endpoint. With `none` it can't get there: how one gets into an
 * account, and what the account is, is for people who are logged in.
 */
export function keyAccessOf({
  method,
  url,
  isRead,
  forPeople,
}: Endpoint): "read" | "write" | "none" {
  if (forPeople || url.startsWith("/api/auth/")) return "none";
  return method === "GET" || isRead ? "read" : "write";
}
