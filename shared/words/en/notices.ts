import { plural } from "../plural.ts";

/** Mails about an account: what happened to it, and the links that confirm, reset and invite. */
export const notices = {
  /** What the first desk of somebody is called. */
  firstDesk: (name: string) => `${name}’s Desk`,
  hello: { name: (name: string) => `Hello ${name},`, nobody: "Hello," },
  when: (time: string, zone: string) => `When: ${time} (${zone})`,
  where: (device: string, address: string) => `Where: ${device}, ${address}`,
  program: "a program",
  provider: "Who: the provider of this Client Desk",
  undo: {
    password: (url: string, support: string) =>
      `If this wasn’t you, choose a new password right away, which logs out every other device: ${url}\nIf you can’t log in, write to ${support}.`,
    settings: (url: string, support: string) =>
      `If this wasn’t you, undo it in Settings, Sign-In: ${url}\nThen change your password. If you can’t log in, write to ${support}.`,
    support: (support: string) => `If this wasn’t you, write to ${support} right away.`,
  },
  signedIn: {
    subject: "New login to Client Desk",
    password:
      "Your Client Desk account was logged in to with the password, on a device that is new to it.",
    passkey:
      "Your Client Desk account was logged in to with a passkey, on a device that is new to it.",
    twoStep:
      "Your Client Desk account was logged in to with the password and a code, on a device that is new to it.",
    recoveryCode:
      "Your Client Desk account was logged in to with the password and a recovery code, on a device that is new to it.",
    resetLink:
      "Your Client Desk account was logged in to with a reset link, on a device that is new to it.",
  },
  everythingLoggedOut: {
    subject: "You were logged out of Client Desk",
    text: "The provider of this Client Desk logged out all of your devices.",
  },
  passwordChanged: {
    subject: "Your Client Desk password was changed",
    text: "The password of your Client Desk account was changed. Other devices are logged out.",
  },
  passwordReset: {
    subject: "Your Client Desk password was reset",
    text: "The password of your Client Desk account was reset with a link. Other devices are logged out; access tokens and the secret calendar address have ended. Passkeys still work: check that all of them are yours.",
  },
  passwordOff: {
    subject: "Your Client Desk password was turned off",
    text: "Your Client Desk account can be logged in to with passkeys only.",
  },
  passkeyAdded: {
    subject: "A passkey was added to Client Desk",
    text: "A passkey was added to your Client Desk account.",
    named: (name: string) => `A passkey “${name}” was added to your Client Desk account.`,
  },
  passkeyRemoved: {
    subject: "A passkey was removed from Client Desk",
    text: "A passkey was removed from your Client Desk account.",
    named: (name: string) => `A passkey “${name}” was removed from your Client Desk account.`,
  },
  twoStepOn: {
    subject: "Two-step login is on",
    text: "Logging in to your Client Desk account now takes a code as well.",
  },
  twoStepOff: {
    subject: "Two-step login is off",
    text: "Logging in to your Client Desk account no longer takes a code.",
  },
  recoveryCodesMade: {
    subject: "New recovery codes for Client Desk",
    text: "Your Client Desk account has new recovery codes. The earlier ones no longer work.",
  },
  recoveryCodeUsed: {
    subject: "A recovery code was used for Client Desk",
    text: "One of your recovery codes was used to log in. It won’t work again.",
  },
  keyMade: {
    subject: "New access token for Client Desk",
    text: "An access token was created. A program can use it as you.",
    named: (name: string) => `An access token “${name}” was created. A program can use it as you.`,
  },
  keyRevoked: {
    subject: "Access token revoked in Client Desk",
    text: "The access token was revoked. Programs that use it have no access now.",
    named: (name: string) =>
      `The access token “${name}” was revoked. Programs that use it have no access now.`,
  },
  keysRevoked: {
    subject: "Access tokens revoked in Client Desk",
    text: "All of your access tokens were revoked. Programs that use them have no access now.",
  },
  calendarAddressMade: {
    subject: "New calendar address for Client Desk",
    text: "A secret address was created, under which other calendars can read yours.",
  },
  restored: {
    subject: "Your Client Desk account was restored",
    text: "Your Client Desk account was filled from a file.",
  },
  deleted: {
    subject: "Your Client Desk account was deleted",
    text: "Your Client Desk account was deleted, with everything in it.",
  },
  confirm: {
    subject: "Confirm your new email for Client Desk",
    text: "Someone asked to use this address for a Client Desk account. To confirm it, open this link:",
    lasts: (hours: number) =>
      `The link works once, within ${plural("en", hours, { one: "# hour", other: "# hours" })}.`,
    notYou: "If this wasn’t you, ignore this email. Nothing will change.",
  },
  emailChanged: {
    subject: "Your Client Desk email has changed",
    text: (email: string) => `You now log in to Client Desk with ${email} instead of this address.`,
  },
  reset: {
    subject: "Reset your Client Desk password",
    text: "Someone asked to reset the password for your Client Desk account. To choose a new one, open this link:",
    lasts: (minutes: number) =>
      `The link works once and expires in ${plural("en", minutes, { one: "# minute", other: "# minutes" })}.`,
    notYou: "If this wasn’t you, ignore this email. Your password hasn’t changed.",
  },
  invitation: {
    subject: (from: string, desk: string) => `${from} invites you to ${desk} on Client Desk`,
    text: (from: string, desk: string) =>
      `${from} invites you to work on ${desk} in Client Desk. To join, open this link and log in or create an account:`,
    someone: "Someone",
    desk: "a desk",
    lasts: (days: number) =>
      `The link works once and expires in ${plural("en", days, { one: "# day", other: "# days" })}.`,
    unknown: "If you don’t know the sender, ignore this email. Nothing happens without you.",
  },
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  booked: {
    online: "Booked online.",
    call: (phone: string) => `Call ${phone}`,
    at: (address: string) => `At ${address}`,
  },
} as const;
