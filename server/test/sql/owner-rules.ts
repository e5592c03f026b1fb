import { recordTables } from "../../db/records/records.ts";
import type { Rules } from "./sql-owners.ts";

/** By which column, or way, every statement must be held to one desk or one person. */
export const rules: Rules = {
  owners: {
    desks: "_id",
    // Only who has proven an email has its key there.
    users: ["_id", "provenKey"],
    // Of somebody on a desk either tells: it is a desk of theirs, or somebody on this one.
    members: ["desk", "user"],
    // Of a desk, of who invites, or of who has proven the email: never by an email that an account only says.
    deskInvitations: ["owner", "from", "emailKey"],
    sessions: "user",
    passwordResets: "user",
    emailChanges: "user",
    calendarAddresses: ["owner", "user", "madeBy"],
    accountEvents: "user",
    passkeys: "user",
    twoSteps: "user",
    recoveryCodes: "user",
    accessTokens: ["owner", "user"],
    ...Object.fromEntries(recordTables.map((table) => [table, "owner"])),
    ownerTotals: "owner",
    statusTotals: "owner",
    personTotals: "owner",
    contactTotals: "owner",
    createdTotals: "owner",
    tagTotals: "owner",
    appointmentTotals: "owner",
    creations: "owner",
    changes: "owner",
    changeRecords: "owner",
    statusChanges: "owner",
    responsibleChanges: "owner",
    statusDays: "owner",
    contactDays: "owner",
    contactColumns: "owner",
    tagged: "owner",
    reminders: ["owner", "user"],
    forYou: ["owner", "user"],
    dismissals: "owner",
    imports: "owner",
    importChunks: "owner",
    restores: "owner",
    bookingPages: "owner",
    bookingNames: "owner",
    bookings: "owner",
    bookingLinks: "owner",
    bookingMails: "owner",
    letters: "owner",
    sentMails: "owner",
    searchBlocks: "owner",
    // A block is one owner's.
    searchPlaces: "block",
  },
  entrances: [
    { table: "sessions", column: "tokenHash", reason: "whoever has the token is that user" },
    { table: "passwordResets", column: "tokenHash", reason: "whoever has the link is that user" },
    { table: "emailChanges", column: "tokenHash", reason: "whoever has the link is that user" },
    {
      table: "calendarAddresses",
      column: "tokenHash",
      reason: "whoever has the address may read that calendar",
    },
    { table: "passkeys", column: "credential", reason: "whoever signs with it is that user" },
    {
      table: "accessTokens",
      column: "tokenHash",
      reason: "whoever has the token calls as that user",
    },
    {
      table: "deskInvitations",
      column: "tokenHash",
      reason: "whoever has the link may see what it is to, and join",
    },
    {
      table: "bookingLinks",
      column: "tokenHash",
      reason: "whoever has the link may see that booking",
    },
    {
      table: "sentMails",
      column: "tokenHash",
      reason: "whoever has its UID or Message-ID was sent it",
    },
    { table: "bookingPages", column: "name", reason: "whoever has the address may see the page" },
    { table: "bookingNames", column: "name", reason: "an old address leads to the page" },
    { table: "users", column: "emailKey", reason: "signing in begins with an address" },
  ],
  ownerless: {
    migrations: "what was done to the database",
    derivations: "of which text its triggers and policies are",
    searchTrigrams: "answers places only, and searchPlaces tells whose they are",
    searchKeys: "is read by places of one owner's block only",
    searchTexts: "is read by places of one owner's block only",
    searchRewrites: "how far the keys of all rows are made again",
    passkeyChallenges: "is of nobody before a login, and of one session then",
    invitations: "of nobody until an account is made with one",
    mailboxes: "how far the server's own mailbox was read",
    signInAttempts: "counts by hashes of an address or an email, most of nobody known",
  },
};

/** Statements that are about everybody, and why they may be. */
export const aboutEverybody: [start: string, reason: string][] = [
  ['delete from "sessions" where "expiresAt" <=', "ended sessions are nobody's any more"],
];

export const isExcused = (statement: string) =>
  aboutEverybody.some(([start]) => statement.startsWith(start));
