import type { Generated } from "kysely";
import type { AccountEvent } from "../../shared/account/account-log.ts";
import type { User } from "../../shared/account/auth.ts";
import type { Invitation } from "../../shared/account/desks.ts";
import type { AccessToken } from "../../shared/account/keys.ts";
import type { Role } from "../../shared/account/roles.ts";
import type { Subscription } from "../../shared/account/subscription.ts";

/** The rows of people: who is on which desk, and how they get in. */
export interface AccountRows {
  /** The people, whatever desks they are on. */
  users: Omit<User, "settings" | "isRestoring"> & {
    emailKey: string;
    passwordHash: string;
    updatedAt: string;
    /** See settings/stored.ts. */
    settings: Generated<string | null>;
    /** See mails/unsubscribe. */
    mailKey: Generated<string | null>;
    lastDesk: string | null;
    /** See desks/proven.ts. */
    provenKey: string | null;
  };
  /** Who is on a desk, or was. */
  members: {
    desk: string;
    user: string;
    role: Role;
    ink: number;
    joinedAt: string;
    leftAt: Generated<string | null>;
    leftName: Generated<string | null>;
    /** See migrations/0066-former-names.sql. */
    formerNames: Generated<string>;
    /** See mails/queries.ts. */
    mailDue: Generated<string | null>;
    agendaSent: Generated<string | null>;
    summarySent: Generated<string | null>;
  };
  /** See desks/invitations.ts. */
  deskInvitations: Invitation & {
    owner: string;
    tokenHash: string;
    emailKey: string;
    /** Who invites. */
    from: string;
    revokedAt: Generated<string | null>;
    isMailed: number;
    readAt: Generated<string | null>;
  };
  sessions: {
    tokenHash: string;
    user: string;
    createdAt: string;
    lastUsedAt: string;
    expiresAt: string;
    /** Milliseconds between the last use and the end. */
    lifetime: number;
    /** Whatever the use, it ends then. */
    endsAt: string;
    /** Names the session where its token must not be shown. */
    _id: string;
    /** The User-Agent header it was started with. */
    agent: string;
    /** See auth/proof/proof.ts. */
    provedAt: Generated<string | null>;
    provedBy: Generated<"password" | "passkey" | null>;
  };
  /** What was tried too often, by a hash of who or whom: no user's data, and of no owner. */
  signInAttempts: { key: string; attempts: number; blockedUntil: string; expiresAt: string };
  /** See migrations/0051-passkeys.sql. */
  passkeys: {
    user: string;
    _id: string;
    credential: string;
    publicKey: string;
    counter: number;
    transports: string;
    name: string;
    createdAt: string;
    lastUsedAt: string | null;
  };
  passkeyChallenges: {
    tokenHash: string;
    purpose: "login" | "add" | "prove";
    session: string;
    expiresAt: string;
  };
  /** See migrations/0052-two-step.sql. */
  twoSteps: {
    user: string;
    totpSecret: string;
    lastStep: Generated<number>;
    trustKey: string;
    since: string | null;
  };
  recoveryCodes: { user: string; codeHash: string };
  passwordResets: {
    user: string;
    tokenHash: string;
    createdAt: string;
    expiresAt: string;
    isMailed: number;
  };
  /** See auth/registration. */
  invitations: {
    emailKey: string;
    email: string;
    tokenHash: string;
    createdAt: string;
    expiresAt: string;
  };
  emailChanges: {
    user: string;
    tokenHash: string;
    /** Counts once its owner has confirmed it. */
    email: string;
    createdAt: string;
    expiresAt: string;
  };
  /** See auth/keys. */
  accessTokens: AccessToken & { owner: string; user: string; tokenHash: string };
  /** See migrations/0055-account-log.sql. */
  accountEvents: AccountEvent & { user: string };
  /** Where a calendar is read by others: a user's on a desk, or, of nobody, everyone's. */
  calendarAddresses: Subscription & {
    owner: string;
    user: string | null;
    madeBy: string;
    tokenHash: string;
  };
}
