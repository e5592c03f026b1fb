import { inviteKey } from "./tab-desk.ts";

/** An invitation that was opened in this tab and waits for its answer. */
export interface OpenedInvite {
  token: string;
  /** They pressed a button that says so: nobody asks again. */
  isAccepted: boolean;
}

export function readInvite(): OpenedInvite | null {
  const [token = "", accepted] = (sessionStorage.getItem(inviteKey) ?? "").split(" ");
  return token === "" ? null : { token, isAccepted: accepted !== undefined };
}

/** One that was accepted stays so when its link is met again on the way. */
export function keepInvite(token: string, isAccepted = false): void {
  const known = readInvite();
  if (known?.token === token && known.isAccepted) return;
  sessionStorage.setItem(inviteKey, isAccepted ? `${token} accepted` : token);
}

export function forgetInvite(): void {
  sessionStorage.removeItem(inviteKey);
}
