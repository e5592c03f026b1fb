import { plural } from "../plural.ts";

/** What the server answers. It is written there, in the language that the caller asks for. */
export const answers = {
  sessionExpired: "Session expired. Please login again.",
  wrongCredentials: "Wrong email or password",
  wrongWithCode: "Wrong email, password or code",
  codeRequired: "Enter the code from your authenticator app",
  wrongCode: "That code doesn’t match. Wait for the next one.",
  passkeyFailed: "That passkey didn’t work here. Log in another way.",
  passkeyProofFailed: "That passkey didn’t work. Use your password.",
  passkeysUnavailable: "Passkeys don’t work at this address",
  emailTaken: "An account with this email already exists",
  passwordWeak: "Too easy to guess. Avoid common passwords, your name and your email.",
  passwordWrong: "Password is incorrect",
  currentPasswordWrong: "Current password is incorrect",
  passwordRequired: "Password is required",
  currentPasswordRequired: "Current password is required",
  resetLinkDead: "This reset link is no longer valid",
  confirmLinkDead: "This link is no longer valid",
  passwordJustChanged:
    "Your password was changed a moment ago. Enter the new one as the current password.",
  confirmMailFailed: "We could not send a link to your new email. Try again soon.",
  proofRequired: "Confirm that it’s you",
  tooManyAttempts: (minutes: number) =>
    plural("en", minutes, {
      one: "Too many attempts. Try again in # minute.",
      other: "Too many attempts. Try again in # minutes.",
    }),
  registrationInvited: "New accounts are by invitation only. Ask whoever runs this Client Desk.",
  registrationClosed: "This Client Desk takes no new accounts.",
  invitationDead:
    "This invitation is no longer valid. Ask whoever runs this Client Desk for a new one.",
  invitationOtherEmail: "This invitation is for another email",
  timePassed: "This time has already passed",
} as const;
