/** What the API document says about the API as a whole. */
export const description = [
  "Everything the Client Desk app does, it does through this API.",
  "Programs send an access token as `Authorization: Bearer TOKEN`; people log in to get a token of their session.",
  "Every error has a `msg`, plus `errors`, each with a `path`, when specific fields are to blame.",
  "`msg` is in English, or in a language of this server that `Accept-Language` asks for; the header `Refusal`, where there is one, is the same in each.",
].join(" ");

/** Of a 202. */
export const late =
  "It has begun and goes on by itself; `Location` says where to see how far it has come. `Prefer: wait=2` asks for this answer after 2 seconds instead of 30";

/** By status. */
export const refusals = {
  400: "The input is invalid; `errors` names the fields",
  401: "There is no session, or it has ended; when signing in, the email or password is wrong",
  403: "An access token that only reads, or that can’t be used for this; or the user has not proved within ten minutes who they are: call `POST /api/auth/proof`, then this again",
  404: "The record does not exist, or it belongs to another user",
  409: "A value is already taken, or something was changed in the meantime; the body says what is there now",
  410: "It is older than the history is kept",
  413: "The request is too large: a megabyte, 16 KB for people who are not signed in, or too many values",
  414: "A part of the address is too long",
  415: "The body is not JSON",
  431: "The address or the headers are too large",
  429: "Too many attempts, or calls with one access token; `Retry-After` says when to try again",
  500: "An error in the server; look for the `requestId` in its log",
  503: "Too busy, restarting, too slow, or the database is unavailable; `Retry-After` says when to try again",
  507: "Out of disk space; nothing was changed, but a large deletion may be only partly done",
};
