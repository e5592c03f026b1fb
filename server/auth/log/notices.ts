import type { AccountEventKind } from "../../../shared/account/account-log.ts";
import type { User } from "../../../shared/account/auth.ts";
import { readDevice } from "../../../shared/account/device-names.ts";
import { clockInWords, dateInWords } from "../../../shared/dates/date-words.ts";
import { toWallClock } from "../../../shared/dates/dates.ts";
import type { Env } from "../../env.ts";
import type { Source } from "../../http/requests/source.ts";
import type { AccountNote } from "../../http/writes/account-notes.ts";
import { mailWordsOf } from "../../words.ts";
import { greet, type NoticeWords } from "../greeting.ts";

type Undo = "password" | "settings" | "support";

/**
 * What the owner hears of by mail, and how they undo it: who can't log in any more needs the provider for a reset link.
 * The rest is only in the log; a new email has mails of its own.
 */
const notices = {
  signedIn: "password",
  everythingLoggedOut: "support",
  passwordChanged: "password",
  passwordReset: "settings",
  passwordOff: "password",
  passkeyAdded: "settings",
  passkeyRemoved: "password",
  twoStepOn: "support",
  twoStepOff: "settings",
  recoveryCodesMade: "settings",
  recoveryCodeUsed: "password",
  keyMade: "settings",
  keyRevoked: "settings",
  keysRevoked: "support",
  calendarAddressMade: "settings",
  restored: "settings",
} as const satisfies Partial<Record<AccountEventKind, Undo>>;

type Mailed = AccountNote & { kind: keyof typeof notices };

interface About {
  user: Pick<User, "name" | "timeZone" | "settings">;
  from: Source | undefined;
  now: Date;
  env: Pick<Env, "PUBLIC_URL" | "SUPPORT_EMAIL">;
}

/** Whether the owner has to hear of it. */
export function isMailed(note: AccountNote): note is Mailed {
  return note.kind in notices && (note.kind !== "signedIn" || note.isNew === true);
}

export function writeNotice(note: Mailed, about: About) {
  const { notices: words } = mailWordsOf(about.user.settings);
  // A new password does not end a passkey.
  const undo = note.way === "passkey" ? "settings" : notices[note.kind];
  return { subject: words[note.kind].subject, text: toText(says(note, words), undo, about) };
}

/** To the address of an account that is no more. */
export function writeDeletion(about: About) {
  const { subject, text } = mailWordsOf(about.user.settings).notices.deleted;
  return { subject, text: toText(text, "support", about) };
}

/** Nothing that a mail program could make a link of. */
const harmless = /^[\p{L}\p{M}\p{N} ,'’“”()+-]{1,60}$/u;

function says({ kind, way, what = "" }: Mailed, words: NoticeWords): string {
  if (kind === "signedIn") return words.signedIn[way ?? "password"];
  const said = words[kind];
  // Whoever is in the account chose the name.
  return "named" in said && harmless.test(what) ? said.named(what) : said.text;
}

function toText(said: string, undo: Undo, { user, from, now, env }: About): string {
  const { language, notices: words } = mailWordsOf(user.settings);
  const { date, clock } = user.settings.formats;
  const wall = toWallClock(now.toISOString(), user.timeZone);
  const day = dateInWords(wall.slice(0, 10), "full", date, language);
  const time = `${day}, ${clockInWords(wall.slice(11, 16), clock, language)}`;
  return [
    greet(user.name, words),
    said,
    [
      words.when(time, user.timeZone ?? "UTC"),
      from ? words.where(nameDevice(from.device, words), from.address) : words.provider,
    ].join("\n"),
    writeUndo(undo, env, words),
  ].join("\n\n");
}

/** A program says itself what it is called. */
function nameDevice(written: string, { program, deviceOn }: NoticeWords): string {
  const device = readDevice(written);
  if (device.kind === "unknown" || !harmless.test(written)) return program;
  return device.kind === "browser" ? deviceOn(device.browser, device.system) : written;
}

function writeUndo(undo: Undo, { PUBLIC_URL, SUPPORT_EMAIL }: About["env"], words: NoticeWords) {
  const settings = `${PUBLIC_URL}/dashboard/settings`;
  return {
    password: words.undo.password(settings, SUPPORT_EMAIL),
    settings: words.undo.settings(`${settings}?tab=sign-in`, SUPPORT_EMAIL),
    support: words.undo.support(SUPPORT_EMAIL),
  }[undo];
}
