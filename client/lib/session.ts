import { useSyncExternalStore } from "react";
import { type Account, authEndpoints } from "../../shared/account/auth.ts";
import { rightsOf } from "../../shared/account/roles.ts";
import { common } from "../../shared/words/en/common.ts";
import { notes } from "../../shared/words/en/notes.ts";
import { call, callAny, whenRefused } from "./api.ts";
import { ApiError, isOffDesk, isSignedOut } from "./api-error.ts";
import { removeDraftsOf } from "./browser/drafts.ts";
import { whenIdle } from "./browser/idle.ts";
import { browserZone } from "./dates/dates.ts";
import { applyFormats } from "./format/formats.ts";
import { notify } from "./notify.ts";
import { forgetDesk, keepDesk, readKeptDesk } from "./people/kept-desk.ts";
import { dropPrefetched } from "./queries/prefetched-responses.ts";
import { readToken, removeToken, watchToken } from "./token.ts";

/** Who is signed in. `loading` is true until the stored token has been checked. */
export interface Session {
  user: Account | null;
  isAuthenticated: boolean;
  loading: boolean;
  error: string | null;
  /** The code of the error, where the server has said it. */
  refusal: string | null;
  /** The user signed out on purpose: there is nothing to come back to. */
  left: boolean;
  /** The name of the desk that the user is no longer on, until they have seen that. */
  offDesk: string | null;
}

const nobody: Session = {
  user: null,
  isAuthenticated: false,
  loading: false,
  error: null,
  refusal: null,
  left: false,
  offDesk: null,
};

let session: Session = { ...nobody, loading: true };
/**
 * Takes back the requests that nobody waits for, which would be refused after the session. Aborted while
 * a session is being ended: its end is not worth reporting then, nor its user loading.
 */
let background = new AbortController();
const listeners = new Set<() => void>();

function change(next: Session): void {
  session = next;
  const { user } = next;
  if (user) keepDesk(user);
  else if (next.left) forgetDesk();
  // By this, styles hide the controls that are not for everybody, see base.css.
  document.documentElement.dataset.may = rightsOf[user?.desk.role ?? "owner"].join(" ");
  applyFormats(user?.settings.formats, user?.timeZone);
  for (const listener of listeners) listener();
}

/** A prerendered page shows what a visitor sees. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => nobody);
}

export function getSession(): Session {
  return session;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Checks the stored token at startup and keeps tabs in sync from then on. */
export function startSession(): void {
  whenRefused((error, token, desk) => {
    // A late response to an old token must not end a newer session, nor work on another desk.
    if (readToken() !== token || !session.user || background.signal.aborted) return;
    const tab = readKeptDesk();
    if (isSignedOut(error)) endExpired();
    else if (isOffDesk(error) && desk === tab?._id && desk === session.user.desk._id) {
      forgetDesk();
      void loadUser(tab);
    }
  });
  watchToken((token) => {
    // It may be somebody else, who is not on this desk.
    forgetDesk();
    if (token) void loadUser();
    else change(nobody);
  });
  if (readToken()) void loadUser();
  else change(nobody);
}

/** Loads the user of the stored token; an expired token is removed and reported. `tab`: where they worked. */
export async function loadUser(tab = readKeptDesk()): Promise<boolean> {
  try {
    const data = await readAccount();
    const offDesk = tab?.user === data._id && tab._id !== data.desk._id ? tab.name : null;
    change({ ...nobody, user: data, isAuthenticated: true, offDesk });
    if (tab?.name === "") notify.success(notes.nowOn(data.desk.name));
    keepTimeZone(data);
    return true;
  } catch {
    endExpired();
    return false;
  }
}

/** On the desk of the tab; who is not on that, where they worked last. */
export async function readAccount(): Promise<Account> {
  try {
    return (await untilAnswered(() => call(authEndpoints.me))).data;
  } catch (error) {
    if (!isOffDesk(error)) throw error;
    forgetDesk();
    // What was asked for along with it was of that desk.
    dropPrefetched();
    return readAccount();
  }
}

/** They have seen that they are no longer on a desk. */
export function leaveOffDesk(): void {
  change({ ...session, offDesk: null });
}

/** A restarting server must not cost anyone the session: tries up to four times, and a silent one without end. */
async function untilAnswered<T>(ask: () => Promise<T>, waits = [300, 700, 1500]): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const [wait, ...rest] = waits;
    const passing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    // Slow is not gone: whoever waits can still be served.
    if (passing && error.waited > 5000) return untilAnswered(ask, waits);
    if (!passing || wait === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return untilAnswered(ask, rest);
  }
}

function endExpired(): void {
  removeToken();
  change({ ...nobody, error: common.session.expired });
  notify.error(common.session.expired);
}

/** Gives an account without a time zone this browser's; another one is only changed by its user. */
function keepTimeZone(user: Account): void {
  if (user.timeZone !== null) return;
  // After the screen's own requests.
  whenIdle(() => {
    const { signal } = background;
    if (signal.aborted || session.user?._id !== user._id) return;
    callAny(authEndpoints.updateMe, { body: { timeZone: browserZone() }, signal }).catch(() => {
      // Without it, the server falls back to a wider "today"; the next start tries again.
    });
  });
}

async function leave(end: () => Promise<unknown>): Promise<void> {
  background.abort();
  try {
    await end();
  } finally {
    background = new AbortController();
  }
}

/** True while a session is being ended on purpose: what is asked for now would be refused. */
export function isEnding(): boolean {
  return background.signal.aborted;
}

/** Ends the session here even if the server cannot be reached. */
export async function logout(): Promise<void> {
  await leave(() => callAny(authEndpoints.logout).catch(() => {}));
  removeToken();
  change({ ...nobody, left: true });
  notify.success(common.session.loggedOut);
}

/** Deletes the account for good; throws if the server refuses, and then nothing changes. */
export async function deleteAccount(password: string | undefined): Promise<void> {
  await leave(() => callAny(authEndpoints.deleteMe, { body: { password } }));
  if (session.user) removeDraftsOf(session.user._id);
  removeToken();
  change({ ...nobody, left: true });
  notify.success(common.session.deleted);
}

/** Applies what Settings has saved. */
export function replaceUser(user: Account): void {
  change({ ...session, user });
}

/** Loads what another device has changed about the user, unless it is being changed here, too. */
export async function refreshUser(): Promise<void> {
  const before = session.user;
  const { signal } = background;
  if (!before || signal.aborted) return;
  const { data } = await call(authEndpoints.me, { signal });
  if (session.user === before) change({ ...session, user: data });
}

export function setSessionError(error: string | null, refusal: string | null = null): void {
  if (session.error !== error) change({ ...session, error, refusal });
}

export function clearSessionError(): void {
  setSessionError(null);
}
