import { useSyncExternalStore } from "react";
import { authEndpoints, type User } from "../../shared/auth.ts";
import { messages } from "../../shared/messages.ts";
import { ApiError, call, whenSessionDies } from "../lib/api.ts";
import { userTimeZone } from "../lib/dates.ts";
import { removeDraftsOf } from "../lib/drafts.ts";
import { whenIdle } from "../lib/idle.ts";
import { readToken, removeToken, watchToken } from "../lib/token.ts";
import { notify } from "../ui/toaster.tsx";

/** Who is signed in. `loading` is true until the stored token has been checked once. */
export interface Session {
  user: User | null;
  isAuthenticated: boolean;
  loading: boolean;
  error: string | null;
  /** Nobody is signed in because the user left on purpose: there is nothing to come back to. */
  left: boolean;
}

const nobody: Session = {
  user: null,
  isAuthenticated: false,
  loading: false,
  error: null,
  left: false,
};

let session: Session = { ...nobody, loading: true };
/** While the user leaves on purpose, a session that turns out to have ended is no news. */
let leaving = false;
const listeners = new Set<() => void>();

function change(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** A prerendered page is the one that a visitor sees. */
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

/** Checks the stored token once at start and keeps tabs in step from then on. */
export function startSession(): void {
  whenSessionDies((token) => {
    // A late answer to an old token must not end a session that has begun since.
    if (readToken() === token && session.isAuthenticated && !leaving) endExpired();
  });
  watchToken((token) => {
    if (token) void loadUser();
    else change(nobody);
  });
  if (readToken()) void loadUser();
  else change(nobody);
}

/** Loads the user of the stored token; a dead token is removed and reported. */
export async function loadUser(): Promise<boolean> {
  try {
    const { data } = await untilAnswered(() => call(authEndpoints.me));
    change({ ...nobody, user: data, isAuthenticated: true });
    keepTimeZone(data);
    return true;
  } catch {
    endExpired();
    return false;
  }
}

/** A server that is just restarting must not cost anyone the session: asks up to four times. */
async function untilAnswered<T>(ask: () => Promise<T>, waits = [300, 700, 1500]): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const [wait, ...rest] = waits;
    const passing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    if (!passing || wait === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return untilAnswered(ask, rest);
  }
}

function endExpired(): void {
  removeToken();
  change({ ...nobody, error: messages.auth.sessionExpired });
  notify.error(messages.auth.sessionExpired);
}

/** Tells the server where the user is now, so that its "today" is the user's own. */
function keepTimeZone(user: User): void {
  const timeZone = userTimeZone();
  if (user.timeZone === timeZone) return;
  // After what the screen asks for.
  whenIdle(() => {
    call(authEndpoints.updateMe, { body: { timeZone } }).catch(() => {
      // Without it the server only falls back to a wider "today"; the next start tries again.
    });
  });
}

/** Ends the session here even when the server can't be told. */
export async function logout(): Promise<void> {
  leaving = true;
  await call(authEndpoints.logout).catch(() => {});
  leaving = false;
  removeToken();
  change({ ...nobody, left: true });
  notify.success(messages.auth.loggedOut);
}

/** Deletes the signed-in account for good; throws the server's refusal, which leaves all as it is. */
export async function deleteAccount(password: string): Promise<void> {
  await call(authEndpoints.deleteMe, { body: { password } });
  if (session.user) removeDraftsOf(session.user._id);
  removeToken();
  change({ ...nobody, left: true });
  notify.success(messages.auth.deleted);
}

/** Takes over what Settings has saved. */
export function replaceUser(user: User): void {
  change({ ...session, user });
}

export function setSessionError(error: string | null): void {
  if (session.error !== error) change({ ...session, error });
}

export function clearSessionError(): void {
  setSessionError(null);
}
