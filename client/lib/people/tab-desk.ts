// Read by the first script of a page: who else works with it has the rest in kept-desk.ts.

export const deskKey = "desk";
/** Where an invitation that was opened waits in this tab, see invite.ts. */
export const inviteKey = "invite";

/** The desk that this tab works on, named on every call; null before the first answer of an account. */
export function readTabDesk(): string | null {
  return sessionStorage.getItem(deskKey)?.split(" ", 1)[0] ?? null;
}

/**
 * A link from elsewhere names its desk as the last parameter, `?desk=`: the tab works there from now on.
 * Before the first call, and out of the address, whose other parameters belong to its screen.
 */
export function takeDeskFromAddress(): void {
  const named = /[?&]desk=([\w-]+)$/;
  const desk = named.exec(location.search)?.[1];
  if (!desk) return;
  history.replaceState(null, "", location.pathname + location.search.replace(named, ""));
  if (desk !== readTabDesk()) sessionStorage.setItem(deskKey, desk);
}
