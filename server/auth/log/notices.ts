import type { AccountEventKind, SignInWay } from "../../../shared/account/account-log.ts";
import type { User } from "../../../shared/account/auth.ts";
import { clockInWords, dateInWords } from "../../../shared/dates/date-words.ts";
import { toWallClock } from "../../../shared/dates/dates.ts";
import type { Env } from "../../env.ts";
import type { Source } from "../../http/requests/source.ts";
import type { AccountNote } from "../../http/writes/account-notes.ts";
import { greet } from "../greeting.ts";

interface Notice {
  subject: string;
  /** `name` is what it is about, in quotes after a space; empty if it must not be in a mail. */
  says: (name: string, note: AccountNote) => string;
  /** How the owner undoes it. Who can't log in any more needs the provider for a reset link. */
  undo: "password" | "settings" | "support";
}

const ways: Record<SignInWay, string> = {
  password: "with the password",
  passkey: "with a passkey",
  twoStep: "with the password and a code",
  recoveryCode: "with the password and a recovery code",
  resetLink: "with a reset link",
};

/** What the owner hears of by mail. The rest is only in the log; a new email has mails of its own. */
const notices = {
  signedIn: {
    subject: "New login to Client Desk",
    says: (_, { way = "password" }) =>
      `Your Client Desk account was logged in to ${ways[way]}, on a device that is new to it.`,
    undo: "password",
  },
  everythingLoggedOut: {
    subject: "You were logged out of Client Desk",
    says: () => "The provider of this Client Desk logged out all of your devices.",
    undo: "support",
  },
  passwordChanged: {
    subject: "Your Client Desk password was changed",
    says: () =>
      "The password of your Client Desk account was changed. Other devices are logged out.",
    undo: "password",
  },
  passwordReset: {
    subject: "Your Client Desk password was reset",
    says: () =>
      "The password of your Client Desk account was reset with a link. Other devices are logged out; access tokens and the secret calendar address have ended. Passkeys still work: check that all of them are yours.",
    undo: "settings",
  },
  passwordOff: {
    subject: "Your Client Desk password was turned off",
    says: () => "Your Client Desk account can be logged in to with passkeys only.",
    undo: "password",
  },
  passkeyAdded: {
    subject: "A passkey was added to Client Desk",
    says: (name) => `A passkey${name} was added to your Client Desk account.`,
    undo: "settings",
  },
  passkeyRemoved: {
    subject: "A passkey was removed from Client Desk",
    says: (name) => `A passkey${name} was removed from your Client Desk account.`,
    undo: "password",
  },
  twoStepOn: {
    subject: "Two-step login is on",
    says: () => "Logging in to your Client Desk account now takes a code as well.",
    undo: "support",
  },
  twoStepOff: {
    subject: "Two-step login is off",
    says: () => "Logging in to your Client Desk account no longer takes a code.",
    undo: "settings",
  },
  recoveryCodesMade: {
    subject: "New recovery codes for Client Desk",
    says: () => "Your Client Desk account has new recovery codes. The earlier ones no longer work.",
    undo: "settings",
  },
  recoveryCodeUsed: {
    subject: "A recovery code was used for Client Desk",
    says: () => "One of your recovery codes was used to log in. It won’t work again.",
    undo: "password",
  },
  keyMade: {
    subject: "New access token for Client Desk",
    says: (name) => `An access token${name} was created. A program can use it as you.`,
    undo: "settings",
  },
  keyRevoked: {
    subject: "Access token revoked in Client Desk",
    says: (name) => `The access token${name} was revoked. Programs that use it have no access now.`,
    undo: "settings",
  },
  keysRevoked: {
    subject: "Access tokens revoked in Client Desk",
    says: () =>
      "All of your access tokens were revoked. Programs that use them have no access now.",
    undo: "support",
  },
  calendarAddressMade: {
    subject: "New calendar address for Client Desk",
    says: () => "A secret address was created, under which other calendars can read yours.",
    undo: "settings",
  },
  restored: {
    subject: "Your Client Desk account was restored",
    says: () => "Your Client Desk account was filled from a file.",
    undo: "settings",
  },
} as const satisfies Partial<Record<AccountEventKind, Notice>>;

interface About {
  user: Pick<User, "name" | "timeZone" | "settings">;
  from: Source | undefined;
  now: Date;
  env: Pick<Env, "PUBLIC_URL" | "SUPPORT_EMAIL">;
}

/** Whether the owner has to hear of it. */
export function isMailed(note: AccountNote): note is AccountNote & { kind: keyof typeof notices } {
  return note.kind in notices && (note.kind !== "signedIn" || note.isNew === true);
}

export function writeNotice(note: AccountNote & { kind: keyof typeof notices }, about: About) {
  const { subject, says, undo }: Notice = notices[note.kind];
  // A new password does not end a passkey.
  const way = note.way === "passkey" ? "settings" : undo;
  return { subject, text: toText(says(quoteName(note.what), note), way, about) };
}

/** To the address of an account that is no more. */
export function writeDeletion(about: About) {
  const says = "Your Client Desk account was deleted, with everything in it.";
  return { subject: "Your Client Desk account was deleted", text: toText(says, "support", about) };
}

function toText(says: string, undo: Notice["undo"], about: About): string {
  const { user, from, env } = about;
  return [
    greet(user.name),
    says,
    [
      `When: ${writeTime(about)}`,
      from
        ? `Where: ${nameDevice(from.device)}, ${from.address}`
        : "Who: the provider of this Client Desk",
    ].join("\n"),
    `If this wasn’t you, ${writeUndo(undo, env)}`,
  ].join("\n\n");
}

/** Nothing that a mail program could make a link of. */
const harmless = /^[\p{L}\p{M}\p{N} ,'’“”()+-]{1,60}$/u;

/** Whoever is in the account chose it. */
function quoteName(name = ""): string {
  return harmless.test(name) ? ` “${name}”` : "";
}

/** A program says itself what it is called. */
function nameDevice(device: string): string {
  return harmless.test(device) ? device : "a program";
}

function writeTime({ user: { timeZone, settings }, now }: About): string {
  const wall = toWallClock(now.toISOString(), timeZone);
  const day = dateInWords(wall.slice(0, 10), "full", settings.formats.date);
  return `${day}, ${clockInWords(wall.slice(11, 16), settings.formats.clock)} (${timeZone ?? "UTC"})`;
}

function writeUndo(undo: Notice["undo"], { PUBLIC_URL, SUPPORT_EMAIL }: About["env"]): string {
  return {
    password:
      "choose a new password right away, which logs out every other device: " +
      `${PUBLIC_URL}/dashboard/settings\nIf you can’t log in, write to ${SUPPORT_EMAIL}.`,
    settings:
      `undo it in Settings, Sign-In: ${PUBLIC_URL}/dashboard/settings?tab=sign-in\n` +
      `Then change your password. If you can’t log in, write to ${SUPPORT_EMAIL}.`,
    support: `write to ${SUPPORT_EMAIL} right away.`,
  }[undo];
}
