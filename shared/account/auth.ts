import { z } from "zod";
import { dataOf, endpoints, errorBody, messageBody } from "../api/endpoint.ts";
import { isTimeZone } from "../dates/dates.ts";
import { requiredEmail } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { accountName } from "./account-name.ts";
import { desk } from "./desk.ts";
import { invitedTo, maxInvitedTo } from "./invited.ts";
import { settings } from "./settings.ts";
import { secondStepCode } from "./two-step.ts";

export const passwordMin = 6;
/** ASVS 5.0 (6.2.9) requires at least 64; 256 leaves room for any passphrase. */
const passwordMax = 256;

/** How long a session lasts after its last use, in milliseconds. */
export const sessionLifetime = { normal: 12 * 3_600_000, remembered: 30 * 86_400_000 } as const;
/** How long it lasts at most, however often it is used, in milliseconds. */
export const sessionMaximum = { normal: 7 * 86_400_000, remembered: 90 * 86_400_000 } as const;
/** How long a password-reset link is valid, in milliseconds. */
export const resetLifetime = 30 * 60_000;
/** How long the link that confirms a new email is valid, in milliseconds. */
export const emailChangeLifetime = 24 * 3_600_000;

export const accountEmail = requiredEmail(rule("emailRequired"), rule("emailUnreadable")).meta({
  title: "Email",
});
export const newPassword = z
  .string(rule("passwordRequired"))
  .min(1, rule("passwordRequired"))
  .min(passwordMin, rule("passwordShort", passwordMin))
  .max(passwordMax, rule("passwordLong", passwordMax))
  .meta({ title: "Password" });
const timeZone = z
  .string()
  .refine(isTimeZone, rule("timeZoneUnknown"))
  .meta({ description: "IANA name, such as `Asia/Kathmandu`", pattern: "^[A-Za-z0-9_+\\-:/]+$" })
  .optional();

const trust = z.boolean().default(false).meta({
  title: "Skip the code on this device for 30 days",
  description: "Together with a code: spares this browser the next ones for 30 days",
});

/** The 401 to a right password, where two-step login asks for a code as well. */
const codeRefusal = errorBody.extend({ code: z.literal("required").optional() });

export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** IANA name of the zone that days and reminders follow; null until a browser reports its own. */
  timeZone: z.string().nullable(),
  settings,
  createdAt: z.string(),
  /** While the account is being restored. */
  isRestoring: z.literal(true).optional(),
});
export type User = z.output<typeof user>;

/** The user with the desk that the session works on. */
const account = user.extend({
  desk,
  /** To other desks, once the email was proven to be theirs; absent without any. */
  invitations: z.array(invitedTo).max(maxInvitedTo).optional(),
});
export type Account = z.output<typeof account>;

export const loginInput = z.object({
  email: z
    .string(rule("emailRequired"))
    .trim()
    .min(1, rule("emailRequired"))
    .regex(z.regexes.email, rule("emailInvalid"))
    .meta({ title: "Email" }),
  password: z
    .string(rule("passwordRequired"))
    .min(1, rule("passwordRequired"))
    .max(passwordMax, rule("credentialsWrong"))
    .meta({ title: "Password" }),
  remember: z.boolean().default(false).meta({ title: "Remember me" }),
  timeZone,
  code: secondStepCode.optional().meta({
    description:
      "Of two-step login, once the answer has asked for it: from the app, or a recovery code",
  }),
  trust,
});
export type LoginInput = z.input<typeof loginInput>;

export const registerInput = z.object({
  name: accountName,
  email: accountEmail,
  password: newPassword,
  timeZone,
  /** The token of an invitation, where accounts are by invitation only. */
  invite: z.string().max(200).optional(),
});
export type RegisterInput = z.input<typeof registerInput>;

/** Choosing a new password from a reset link. */
export const resetInput = z.object({
  password: newPassword,
  code: secondStepCode.optional().meta({ description: "As for logging in" }),
  trust,
});

/** Only what changed is sent; a new email or password requires the current password. */
export const accountChanges = z
  .object({
    name: accountName,
    email: accountEmail,
    currentPassword: z
      .string()
      .min(1, rule("currentPasswordRequired"))
      .max(passwordMax, rule("currentPasswordWrong")),
    newPassword: newPassword.meta({ title: "New password" }),
    timeZone: timeZone.unwrap(),
  })
  .partial();
export type AccountChanges = z.input<typeof accountChanges>;

/** Deleting the account asks for the password again. */
export const accountDeletion = z.object({
  password: z
    .string(rule("passwordRequired"))
    .min(1, rule("passwordRequired"))
    .max(passwordMax, rule("passwordWrong"))
    .meta({ title: "Password" }),
});

export const signedIn = z.object({ token: z.string(), data: account });

export const authEndpoints = endpoints("Account", {
  register: {
    method: "POST",
    url: "/api/auth/register",
    summary:
      "Create an account and log in; days and reminders follow timeZone from then on. Made in another language than English, it begins with that and its usual formats",
    access: "public",
    schema: { body: registerInput, response: { 201: signedIn } },
    refusals: { 403: errorBody },
  },
  login: {
    method: "POST",
    url: "/api/auth/login",
    summary:
      "Log in; timeZone counts only for an account that has none. A right password may be answered by 401 with `code: required`: then send all of it again, with the code",
    access: "public",
    schema: { body: loginInput, response: { 200: signedIn } },
    refusals: { 401: codeRefusal },
  },
  me: {
    method: "GET",
    url: "/api/auth/me",
    summary: "The logged-in user, with the desk that the call works on (header `Desk`)",
    right: "own",
    schema: { response: { 200: dataOf(account) } },
  },
  updateMe: {
    method: "PUT",
    url: "/api/auth/me",
    summary:
      "Change name, email, password or time zone; a new password ends all other sessions, " +
      "a new email takes effect once the link sent to it is opened, if mail is set up",
    right: "own",
    proof: "sometimes",
    schema: {
      body: accountChanges,
      response: { 200: dataOf(account).extend({ pendingEmail: z.string().optional() }) },
    },
  },
  confirmEmail: {
    method: "PUT",
    url: "/api/auth/email/:token",
    summary: "Confirm a new email with the link sent to it",
    access: "public",
    schema: {
      params: z.object({ token: z.string().max(200) }),
      response: { 200: z.object({ email: z.string() }) },
    },
  },
  deleteMe: {
    method: "DELETE",
    url: "/api/auth/me",
    summary: "Delete the account with all its data, and end all its sessions",
    right: "own",
    proof: "sometimes",
    schema: { body: accountDeletion.partial(), response: { 200: messageBody } },
  },
  logout: {
    method: "POST",
    url: "/api/auth/logout",
    summary: "End this session",
    right: "own",
    schema: { response: { 200: messageBody } },
  },
  logoutByGet: {
    method: "GET",
    url: "/api/auth/logout",
    summary: "End this session (the same as POST)",
    right: "own",
    schema: { response: { 200: messageBody } },
  },
  forgotPassword: {
    method: "POST",
    url: "/api/auth/forgotpassword",
    summary: "Request a reset link; the response is the same whether or not the email is known",
    access: "public",
    schema: { body: z.object({ email: accountEmail }), response: { 200: messageBody } },
  },
  resetPassword: {
    method: "PUT",
    url: "/api/auth/resetpassword/:token",
    summary:
      "Set a new password from a reset link, end all sessions and log in; two-step login asks for its code first, as when logging in",
    access: "public",
    schema: {
      params: z.object({ token: z.string().max(200) }),
      body: resetInput,
      response: { 200: signedIn },
    },
    refusals: { 401: codeRefusal },
  },
});
