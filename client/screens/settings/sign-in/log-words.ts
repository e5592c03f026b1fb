import type { AccountEvent, AccountEventKind } from "../../../../shared/account/account-log.ts";
import { isolate } from "../../../lib/format/isolate.ts";

type Way = NonNullable<AccountEvent["way"]>;

const ways: Record<Way, string> = {
  password: "with the password",
  passkey: "with a passkey",
  twoStep: "with the password and a code",
  recoveryCode: "with a recovery code",
  resetLink: "with a reset link",
};

const words: Record<AccountEventKind, string> = {
  registered: "Account created",
  signedIn: "Logged in",
  deviceLoggedOut: "Device logged out",
  othersLoggedOut: "Other devices logged out",
  everythingLoggedOut: "All devices logged out",
  emailChangeAsked: "New email asked for",
  emailChanged: "Email changed",
  passwordChanged: "Password changed",
  passwordReset: "Password reset",
  passwordOff: "Password turned off",
  passkeyAdded: "Passkey added",
  passkeyRemoved: "Passkey removed",
  twoStepOn: "Two-step login turned on",
  twoStepOff: "Two-step login turned off",
  recoveryCodesMade: "New recovery codes",
  recoveryCodeUsed: "Recovery code used",
  keyMade: "Access token created",
  keyUsed: "Access token used from a new address",
  keyRevoked: "Access token revoked",
  keysRevoked: "All access tokens revoked",
  calendarAddressMade: "Calendar link created",
  calendarAddressEnded: "Calendar link ended",
  exported: "Data exported",
  restored: "Account restored",
};

/** `Access token created: Zapier` */
export function sayEvent({ kind, way, what }: AccountEvent): string {
  const said = way ? `${words[kind]} ${ways[way]}` : words[kind];
  return what === null ? said : `${said}: ${isolate(what)}`;
}

/** `Firefox on Windows, 203.0.113.9` */
export function sayPlace({ device, address }: AccountEvent): string {
  if (device === null) return "By whoever runs this Client Desk";
  return [device, address].filter(Boolean).join(", ");
}
