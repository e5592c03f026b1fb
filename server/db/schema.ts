import type { Generated } from "kysely";
import type { AccountEvent } from "../../shared/account/account-log.ts";
import type { User } from "../../shared/account/auth.ts";
import type { Invitation } from "../../shared/account/desks.ts";
import type { AccessToken } from "../../shared/account/keys.ts";
import type { Role } from "../../shared/account/roles.ts";
import type { Subscription } from "../../shared/account/subscription.ts";
import type { BookingColor, BookingMail, BookingState } from "../../shared/booking.ts";
import type { ForYouReason } from "../../shared/for-you.ts";
import type { ChangeAction } from "../../shared/history/history.ts";
import type { MeetingPlace } from "../../shared/kinds/meeting-types.ts";
import type { Kind } from "../../shared/kinds/names.ts";
import type { DuplicateKind } from "../../shared/matching/duplicate-kinds.ts";
import type { ImportJob } from "../../shared/transfer/imports.ts";
import type { DerivedRows } from "./derived-rows.ts";
import type { RecordRows } from "./record-rows.ts";

/**
 * The columns carry the names of the wire, so the rows are typed by the shared schemas. Only money
 * differs: whole cents here. Keys are folded texts to sort and search by (see records/keys.ts).
 */
export interface Tables extends RecordRows, DerivedRows {
  /** What `owner` means in every other table. See migrations/0060-desks.sqlite.sql. */
  desks: {
    _id: string;
    name: string;
    createdAt: string;
    currency: Generated<string | null>;
    /** See filters/attention.ts. */
    followUp: Generated<string | null>;
    /** See ics/revision/queries.ts. */
    calendarVersion: Generated<string | null>;
    calendarRevised: Generated<string | null>;
    /** See imports/keep.ts. */
    importing: Generated<string | null>;
    /** See restore/queries.ts. */
    restoring: Generated<string | null>;
    isClosing: Generated<number>;
    /** See filters/clocks.ts. */
    zones: Generated<string | null>;
    /** See booking/mails/queue.ts. */
    bookingMailDue: Generated<string | null>;
  };
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
  /** Which records have which tag, written by triggers alone; see records/tagged.ts. */
  tagged: { owner: string; tag: string; kind: RecordTable; record: string };
  /** What users said is not the same. */
  dismissals: {
    owner: string;
    _id: string;
    kind: DuplicateKind;
    /** Ids, as a list in JSON. They need not be there any more. */
    records: string;
    /** What many records may share without being the same: the id of a group. */
    shared: string | null;
    createdAt: string;
  };
  /** How far the keys of all rows of a kind are those of a version, see key-rewrites.ts. */
  searchRewrites: {
    kind: RecordTable;
    version: number;
    /** The last row that has them, in the order of owners and ids. */
    lastOwner: string;
    lastId: string;
    isDone: number;
  };
  /** What was done about reminders, see reminders/queries.ts. */
  reminders: {
    owner: string;
    user: string;
    appointment: string;
    date: string;
    until: Generated<string | null>;
    isDone: Generated<number>;
    isMailed: Generated<number>;
  };
  /** What others' acts ask of somebody or give to them, see migrations/0064-for-you.sql. */
  forYou: {
    owner: string;
    user: string;
    _id: string;
    reason: ForYouReason;
    kind: RecordTable | "";
    record: string;
    count: Generated<number>;
    readAt: Generated<string | null>;
    mailedAt: Generated<string | null>;
    /** See migrations/0076-mailing.sql. */
    mailing: Generated<string | null>;
  };
  /** An account that is being filled from a file, see migrations/0026-restores.sql. */
  restores: {
    owner: string;
    _id: string;
    file: string;
    size: number;
    chunks: Generated<number>;
    written: Generated<number>;
    leftOut: Generated<number>;
    isCanceling: Generated<number>;
    createdAt: string;
  };
  /** See migrations/0078-booking.sql. */
  bookingPages: {
    owner: string;
    _id: string;
    user: string | null;
    name: string;
    welcome: Generated<string>;
    color: Generated<BookingColor>;
    openSince: string | null;
    mayWrite: Generated<number>;
    createdAt: string;
    updatedAt: string;
  };
  bookingNames: { name: string; owner: string; page: string; until: string };
  bookings: {
    owner: string;
    _id: string;
    state: BookingState;
    page: string;
    type: string;
    title: string;
    host: string;
    organizerName: string;
    organizerEmail: string;
    takers: string;
    start: string;
    end: string;
    zone: string;
    breakBefore: number;
    breakAfter: number;
    place: MeetingPlace;
    address: string;
    name: string;
    email: string;
    phone: string;
    company: string;
    answers: string;
    visitorZone: string;
    language: string;
    from: string | null;
    lapsesAt: string | null;
    appointment: Generated<string | null>;
    customer: Generated<string | null>;
    isNew: Generated<number>;
    checkedAt: Generated<string | null>;
    told: string;
    sequence: Generated<number>;
    proposed: Generated<string>;
    word: Generated<string>;
    endedBy: Generated<"customer" | "desk" | null>;
    endedAt: Generated<string | null>;
    mails: Generated<number>;
    createdAt: string;
    updatedAt: string;
  };
  bookingLinks: {
    tokenHash: string;
    owner: string;
    booking: string;
    mayConfirm: number;
    createdAt: string;
  };
  bookingMails: {
    owner: string;
    _id: string;
    booking: string;
    kind: BookingMail;
    state: Generated<"due" | "sending" | "sent" | "failed" | "unknown" | "seen">;
    dueAt: string;
    claimedUntil: Generated<string | null>;
    tries: Generated<number>;
    failure: Generated<string>;
    createdAt: string;
  };
  creations: { owner: string; key: string; request: string; record: string; createdAt: string };
  /** The log of acts, see migrations/0011-changes.sql. */
  changes: {
    owner: string;
    _id: string;
    at: string;
    action: ChangeAction;
    kind: RecordTable;
    record: string;
    name: string;
    nameKey: string;
    session: string | null;
    device: string | null;
    user: string | null;
    count: Generated<number>;
    /** The numbers of touched records by kind, as JSON; null for one. */
    counts: string | null;
    /** The one record's changed columns, as JSON; both null when they stand in `changeRecords`. */
    before: string | null;
    after: string | null;
    undoes: string | null;
    undoneBy: string | null;
    isKept: Generated<number>;
    /** What is left to do, as JSON; null once the act is whole. */
    plan: string | null;
    /** What else is told of the act, as JSON: where customers were moved before a deletion. */
    detail: string | null;
  };
  changeRecords: {
    owner: string;
    change: string;
    part: number;
    kind: RecordTable;
    record: string;
    before: string | null;
    after: string | null;
  };
  /** See migrations/0024-imports.sql. */
  imports: {
    owner: string;
    _id: string;
    holds: string;
    into: ImportJob["into"];
    file: string;
    rows: number;
    skipped: number;
    unread: number;
    state: ImportJob["state"];
    chunks: Generated<number>;
    received: Generated<number>;
    size: Generated<number>;
    written: Generated<number>;
    now: Generated<string>;
    created: Generated<string>;
    updated: Generated<string>;
    stale: Generated<number>;
    change: Generated<string | null>;
    failedRow: Generated<number | null>;
    failure: Generated<string | null>;
    createdAt: string;
    endedAt: Generated<string | null>;
    runner: Generated<string | null>;
    leasedUntil: Generated<string | null>;
    attempts: Generated<number>;
  };
  importChunks: {
    owner: string;
    import: string;
    number: number;
    first: number;
    count: number;
    content: string;
  };
  derivations: { hash: string };
  migrations: { number: number; name: string; appliedAt: string };
}

/** The tables of what users keep, which all have the columns `owner`, `_id` and `searchKey`. */
export type RecordTable = Kind;
