import { expect } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { deskEndpoints, invitationEndpoints } from "../../../shared/account/desks.ts";
import { invitedEndpoints } from "../../../shared/account/invited.ts";
import { passkeyEndpoints } from "../../../shared/account/passkeys.ts";
import { registrationEndpoints } from "../../../shared/account/registration.ts";
import { deskSubscriptionEndpoints } from "../../../shared/account/subscription.ts";
import { twoStepEndpoints } from "../../../shared/account/two-step.ts";
import { endpoints } from "../../../shared/api/api.ts";
import { batchEndpoints } from "../../../shared/api/batch.ts";
import { type Endpoint, isEndless, isFileAnswer } from "../../../shared/api/endpoint.ts";
import { nameOf } from "../../../shared/api/endpoint-name.ts";
import { presenceEndpoints } from "../../../shared/api/presence.ts";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { bookingMailEndpoints } from "../../../shared/booking-mails.ts";
import { bookingPageEndpoints } from "../../../shared/booking-pages.ts";
import { forYouEndpoints } from "../../../shared/for-you.ts";
import { changeIdHeader, historyEndpoints } from "../../../shared/history/history.ts";
import { meetingTypeEndpoints } from "../../../shared/kinds/meeting-types.ts";
import { handOverEndpoints } from "../../../shared/lists/hand-over.ts";
import { restoreEndpoints } from "../../../shared/transfer/restore.ts";
import { answers } from "../../../shared/words/en/answers.ts";
import type { TestApp } from "../harness.ts";
import { createDraw, type Draw } from "./draw.ts";
import type { Person } from "./model.ts";
import { accountPlays, publicAccountPlays } from "./plays/account.ts";
import { bulkPlays } from "./plays/bulk.ts";
import { duplicatePlays } from "./plays/duplicate.ts";
import { followUpPlays } from "./plays/follow-up.ts";
import { historyPlays } from "./plays/history.ts";
import { importPlays } from "./plays/import.ts";
import { listExportPlays } from "./plays/list-export.ts";
import { mergePlays } from "./plays/merge.ts";
import { overviewPlays } from "./plays/overview.ts";
import { recordPlays } from "./plays/record.ts";
import { reminderPlays } from "./plays/reminder.ts";
import { reportPlays } from "./plays/report.ts";
import { reportExportPlays } from "./plays/report-export.ts";
import { serverPlays } from "./plays/server.ts";
import { sessionPlays as devicePlays, keyPlays } from "./plays/session.ts";
import { settingsPlays } from "./plays/settings.ts";
import { publicSignInPlays, signInPlays } from "./plays/sign-in.ts";
import { storyPlays } from "./plays/story.ts";
import { calendarPlays, subscriptionPlays } from "./plays/subscription.ts";
import {
  type Meets,
  type Play,
  type Plays,
  type PublicPlays,
  refusal,
  type World,
} from "./world.ts";

const sessionPlays: Plays = {
  ...accountPlays,
  ...devicePlays,
  ...signInPlays,
  ...keyPlays,
  ...recordPlays,
  ...bulkPlays,
  ...duplicatePlays,
  ...importPlays,
  ...listExportPlays,
  ...mergePlays,
  ...reportExportPlays,
  ...overviewPlays,
  ...reportPlays,
  ...historyPlays,
  ...followUpPlays,
  ...settingsPlays,
  ...reminderPlays,
  ...storyPlays,
  ...subscriptionPlays,
};
const publicPlays: PublicPlays = {
  ...publicAccountPlays,
  ...publicSignInPlays,
  ...serverPlays,
  ...calendarPlays,
};

/** One call, as plain numbers: who makes it, with which key, of which endpoint, with what. */
export interface Step {
  who: number;
  key: number;
  endpoint: number;
  picks: number[];
  /** Milliseconds that pass before. */
  pause: number;
}

/**
 * What has tests of its own, in server/history/sequences.test.ts, server/restore/restore.test.ts,
 * server/hand-over, server/batch, server/live, server/subscription, server/booking and server/auth: codes are not guessed, and nobody here has two passkeys,
 * or anybody else on the desk.
 */
const elsewhere: Endpoint[] = [
  historyEndpoints.undo,
  ...Object.values(restoreEndpoints),
  registrationEndpoints.invitation,
  ...Object.values(deskEndpoints),
  ...Object.values(invitationEndpoints),
  ...Object.values(invitedEndpoints),
  ...Object.values(deskSubscriptionEndpoints),
  ...Object.values(handOverEndpoints),
  ...Object.values(batchEndpoints),
  ...Object.values(presenceEndpoints),
  ...Object.values(bookingPageEndpoints),
  ...Object.values(bookingMailEndpoints),
  ...Object.values(bookingEndpoints),
  meetingTypeEndpoints.preview,
  forYouEndpoints.read,
  passkeyEndpoints.dropPassword,
  twoStepEndpoints.turnOn,
  twoStepEndpoints.newCodes,
];

export const played = endpoints.filter(
  (endpoint) => !isEndless(endpoint) && !elsewhere.includes(endpoint),
);

/** How often each endpoint did what it is for. */
export type Successes = Map<string, number>;

/** Told of a call just before it is made. */
export type Watch = (endpoint: Endpoint, caller: Person | undefined) => void;

export function createWorld(app: TestApp): World {
  const people = [undefined, undefined, undefined];
  return { app, people, everyone: [], ids: new Map(), cursors: [], deadTokens: [] };
}

/** Who has no session left signs in, instead of what the step says. */
function chooseEndpoint(me: Person | undefined, step: Step): Endpoint | undefined {
  if (me && me.sessions.size === 0 && step.key === 0) return authEndpoints.login;
  return played[step.endpoint % played.length];
}

/** Makes one call and compares all that comes back with what the model says. */
export async function playStep(world: World, step: Step, successes: Successes, watch?: Watch) {
  const { clock } = world.app;
  clock.advance(step.pause);
  const now = clock.now();
  const me = world.people[step.who];
  if (me) forgetEndedSessions(world, me, now);
  const endpoint = chooseEndpoint(me, step);
  if (!endpoint) return;
  const draw = createDraw(step.picks);
  const token = chooseToken(world, me, step.key, draw);
  const play = choosePlay(world, endpoint, me, token, draw, now);
  watch?.(endpoint, me);
  const caller = token === undefined ? world.app.visitor : world.app.withToken(token);
  const answer = await caller.send(endpoint, play.input);
  const seen = { status: answer.statusCode, body: answer.body };
  const call = `${nameOf(endpoint)} ${JSON.stringify(play.input ?? {})}`;
  refuseLeaks(world, me, `${call}\n${JSON.stringify(answer.headers)}\n${answer.body}`, play);
  // Too many in too short a time: allowed, counted by nobody as a success.
  if (seen.status === 429) return;
  if (typeof play.meets === "function") {
    expect(seen.status, call).toBe(200);
    play.meets(seen.body);
  } else {
    expect({ ...seen, body: JSON.parse(seen.body) }, call).toEqual(play.meets);
  }
  if (seen.status < 300)
    successes.set(nameOf(endpoint), (successes.get(nameOf(endpoint)) ?? 0) + 1);
  const isFile = isFileAnswer(Object.values(endpoint.schema.response)[0]);
  const change = String(answer.headers[changeIdHeader.toLowerCase()]);
  await play.learn?.(isFile ? undefined : JSON.parse(seen.body), change);
  // What goes on after the answer is the caller's, too.
  await world.app.settle();
}

/** Mostly a live one of the caller's; else an ended one of anybody's, a made-up one, or none. */
function chooseToken(world: World, me: Person | undefined, key: number, draw: Draw) {
  const own = [...(me?.sessions.keys() ?? [])];
  if (key === 0 && own.length > 0) return draw.of(own);
  if (key < 2 && world.deadTokens.length > 0) return draw.of(world.deadTokens);
  return key === 2 ? "made-up" : undefined;
}

function forgetEndedSessions({ deadTokens }: World, { sessions }: Person, now: Date) {
  for (const [token, { lastUsedAt, lifetime, endsAt }] of sessions) {
    if (Math.min(lastUsedAt + lifetime, endsAt) > now.getTime()) continue;
    sessions.delete(token);
    deadTokens.push(token);
  }
}

function choosePlay(
  world: World,
  endpoint: Endpoint,
  me: Person | undefined,
  token: string | undefined,
  draw: Draw,
  now: Date,
): Play {
  const name = nameOf(endpoint);
  const open = publicPlays[name];
  if (open) return open({ world, draw, now, me });
  const play = sessionPlays[name];
  if (!play) throw new Error(`Say in server/test/model what must come back from ${name}`);
  const session = token === undefined ? undefined : me?.sessions.get(token);
  if (!me || !session || token === undefined) return noSession;
  // Written down once a minute.
  if (now.getTime() - session.lastUsedAt >= 60_000) session.lastUsedAt = now.getTime();
  return play({ world, me, token, draw, now });
}

const expired: Meets = refusal(401, answers.sessionExpired);
const noSession: Play = { meets: expired };

/** Nothing in an answer may be of anybody but the caller, save what the caller has sent. */
function refuseLeaks({ everyone, ids }: World, me: Person | undefined, text: string, play: Play) {
  const [call = "", ...answer] = text.split("\n");
  // What a bulk change has left alone, its caller had named.
  const told = answer.join("\n").replaceAll(/"skippedIds":\[[^\]]*\]/g, "");
  // Signing in by a password or a reset link is how a visitor becomes that person.
  const mine = isSigningIn(play) ? ownerOfAnswer(everyone, told) : me;
  for (const person of everyone) {
    if (person === mine) continue;
    if (told.includes(person.mark)) throw new Error(`A mark of another user: ${text}`);
  }
  for (const [id, person] of ids) {
    if (person !== mine && told.includes(id) && !call.includes(id)) {
      throw new Error(`An id of another user: ${text}`);
    }
  }
}

function isSigningIn(play: Play): boolean {
  if (typeof play.meets === "function") return false;
  // An access token comes with what it is, not with its user.
  const { token, data } = Object(play.meets.body);
  return token !== undefined && "email" in Object(data);
}

function ownerOfAnswer(everyone: Person[], told: string): Person | undefined {
  const { token: _token, data } = JSON.parse(told.slice(told.indexOf("\n") + 1));
  return everyone.find(({ user }) => user._id === data?._id);
}
