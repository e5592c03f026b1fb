import { z } from "zod";
import { dataOf, endpoints } from "../api/endpoint.ts";

/** How long a line is kept. */
export const logDays = 90;

/** What is told of an account. With `what`: the name of a passkey, a token or a file; an email. */
const accountEventKinds = [
  "registered",
  "signedIn",
  "deviceLoggedOut",
  "othersLoggedOut",
  "everythingLoggedOut",
  "emailChangeAsked",
  "emailChanged",
  "passwordChanged",
  "passwordReset",
  "passwordOff",
  "passkeyAdded",
  "passkeyRemoved",
  "twoStepOn",
  "twoStepOff",
  "recoveryCodesMade",
  "recoveryCodeUsed",
  "keyMade",
  "keyUsed",
  "keyRevoked",
  "keysRevoked",
  "calendarAddressMade",
  "calendarAddressEnded",
  "exported",
  "restored",
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

/** By which way somebody signed in. */
const signInWays = ["password", "passkey", "twoStep", "recoveryCode", "resetLink"] as const;
export type SignInWay = (typeof signInWays)[number];

const accountEvent = z.object({
  _id: z.string(),
  at: z.string(),
  kind: z.enum(accountEventKinds),
  way: z.enum(signInWays).nullable(),
  what: z.string().nullable(),
  /** Such as `Firefox on Windows`; null for what the provider did. */
  device: z.string().nullable(),
  /** Of the network it came from. */
  address: z.string().nullable(),
});
export type AccountEvent = z.output<typeof accountEvent>;

/** Lines of one answer. */
export const logPage = 25;

export const accountLogEndpoints = endpoints("Account", {
  list: {
    method: "GET",
    url: "/api/auth/log",
    summary: `Logins and changes to how the user logs in, of the last ${logDays} days, newest first`,
    right: "own",
    schema: {
      querystring: z.object({
        cursor: z
          .uuid("Unknown cursor")
          .meta({ description: "The `nextCursor` of the answer before" })
          .optional(),
      }),
      response: {
        200: dataOf(z.array(accountEvent).max(logPage)).extend({
          nextCursor: z.string().nullable(),
        }),
      },
    },
  },
});
