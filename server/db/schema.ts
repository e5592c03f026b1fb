import type { Generated } from "kysely";
import type { BookingMail, BookingState, InvitationAnswer } from "../../shared/booking.ts";
import type { BookingColor } from "../../shared/booking-pages.ts";
import type { ForYouReason } from "../../shared/for-you.ts";
import type { MeetingPlace } from "../../shared/kinds/meeting-types.ts";
import type { Kind } from "../../shared/kinds/names.ts";
import type { DuplicateKind } from "../../shared/matching/duplicate-kinds.ts";
import type { AccountRows } from "./account-rows.ts";
import type { ActRows } from "./act-rows.ts";
import type { DerivedRows } from "./derived-rows.ts";
import type { RecordRows } from "./record-rows.ts";

/**
 * The columns carry the names of the wire, so the rows are typed by the shared schemas. Only money
 * differs: whole cents here. Keys are folded texts to sort and search by (see records/keys.ts).
 */
export interface Tables extends RecordRows, DerivedRows, AccountRows, ActRows {
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
    untold: Generated<string | null>;
    askedUntil: Generated<string | null>;
    movedTo: Generated<string | null>;
    sequence: Generated<number>;
    proposed: Generated<string>;
    word: Generated<string>;
    endedBy: Generated<"customer" | "desk" | null>;
    endedAt: Generated<string | null>;
    mails: Generated<number>;
    /** See migrations/0082-invitations.sql. */
    isInvited: Generated<number>;
    answer: Generated<InvitationAnswer | null>;
    answeredAt: Generated<string | null>;
    answeredBy: Generated<"customer" | "desk" | null>;
    greeting: Generated<string>;
    mayMove: Generated<number>;
    remind: Generated<number | null>;
    sentAt: Generated<string | null>;
    seriesEnd: Generated<string | null>;
    /** See migrations/0087-answers-and-confirmations.sql. */
    times: Generated<string>;
    /** See migrations/0085-replies.sql. */
    repliesTo: Generated<string | null>;
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
    /** See migrations/0086-mails-in-stories.sql. */
    sentAt: Generated<string | null>;
    shown: Generated<string | null>;
    customer: Generated<string | null>;
    company: Generated<string | null>;
    /** See migrations/0087-answers-and-confirmations.sql. */
    confirmedAt: Generated<string | null>;
  };
  /** See migrations/0083-letters.sql. */
  letters: {
    owner: string;
    activity: string;
    sender: string;
    email: string;
    subject: string;
    text: string;
    state: Generated<"due" | "sending" | "sent" | "failed" | "unknown">;
    dueAt: string;
    claimedUntil: Generated<string | null>;
    tries: Generated<number>;
    failure: Generated<string>;
    createdAt: string;
  };
  /** See migrations/0085-replies.sql. */
  sentMails: {
    owner: string;
    tokenHash: string;
    booking: string | null;
    mail: string | null;
    activity: string | null;
    sentAt: string;
  };
  mailboxes: {
    name: string;
    validity: Generated<number>;
    readTo: Generated<number>;
    understood: Generated<number | null>;
    heldBy: string;
    heldUntil: string;
  };
  creations: { owner: string; key: string; request: string; record: string; createdAt: string };
  derivations: { hash: string };
  migrations: { number: number; name: string; appliedAt: string };
}

/** The tables of what users keep, which all have the columns `owner`, `_id` and `searchKey`. */
export type RecordTable = Kind;
