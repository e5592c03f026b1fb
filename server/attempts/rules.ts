const minute = 60_000;
const hour = 60 * minute;

/** How often something may be tried. Times in milliseconds. */
export interface AttemptRule {
  /** The count starts over this long after the first attempt. */
  window: number;
  /** So many attempts need not wait. */
  free: number;
  /** How long the next one waits after that many, after one more, and so on; the last one stays. */
  waits: readonly number[];
  /** What a success does to the count: forget all, take back this attempt, or nothing. */
  success: "forgets" | "takes back" | "counts";
  /** What a refusal does to it; counts when absent, for it tells a guesser something. */
  refusal?: "takes back";
}

/**
 * OWASP asks for waits instead of a lock-out, so that nobody can lock somebody else out, and NIST SP
 * 800-63B-4 (3.2.2) for no more than 100 wrong passwords in a row: ten, and then at most four an hour.
 */
const wrongPasswords: AttemptRule = {
  window: 24 * hour,
  free: 10,
  waits: [minute, 2 * minute, 4 * minute, 8 * minute, 15 * minute],
  success: "forgets",
};

/**
 * Each kind of attempt is counted by itself. An address is an IPv4 address or the /64 of an IPv6
 * address; its /56 has twice as many free attempts and its /48 four times.
 */
export const attemptRules = {
  /** Signing in to one account, known or not, from wherever it is not known yet. */
  account: wrongPasswords,
  /** Signing in from a device that has been signed in to the account before. */
  device: wrongPasswords,
  /** The current password, asked for inside a session. */
  password: wrongPasswords,
  /**
   * Codes of the second step, by the account or by a device that has been signed in before: a third of a
   * millionth each, and known only to who has the password already.
   */
  code: { ...wrongPasswords, free: 5 },
  /** Logins with a passkey that are begun from one address: each leaves a row for five minutes. */
  passkeyLogins: { window: hour, free: 300, waits: [5 * minute], success: "counts" },
  /** All that can be guessed from one address, which a whole company may share. */
  address: { window: hour, free: 100, waits: [15 * minute], success: "takes back" },
  /** Accounts made from one address: far more than any class or company needs. */
  registration: { window: hour, free: 500, waits: [15 * minute], success: "counts" },
  /** New emails that one account asks for: each answer tells whether the email is taken. */
  newEmail: { window: hour, free: 10, waits: [15 * minute], success: "counts" },
  /** Mails to one account that tell of one kind of change to it. */
  notices: { window: hour, free: 5, waits: [15 * minute], success: "counts" },
  /** Invitations that one person mails: to strangers, about a desk that they have named. */
  invitations: { window: hour, free: 30, waits: [15 * minute], success: "counts" },
  /** Emails that one person has mailed to customers by writing or inviting: an address is whatever a user enters. */
  letters: {
    window: hour,
    free: 60,
    waits: [15 * minute],
    success: "counts",
    refusal: "takes back",
  },
  /** Mails with a reset link to one account, known or not. */
  resetMail: { window: hour, free: 5, waits: [15 * minute], success: "counts" },
  /** Mails with a reset link asked for from one address. */
  resetMails: { window: hour, free: 50, waits: [15 * minute], success: "counts" },
  /** Reads of one calendar by its secret address: a few devices that look every five minutes. */
  calendarReads: { window: hour, free: 120, waits: [5 * minute], success: "counts" },
  /** Secret addresses that are none, from one address: calendars go on asking for an old one. */
  unknownCalendars: { window: hour, free: 300, waits: [15 * minute], success: "counts" },
  /** Bookings on public pages from one address. */
  bookings: { window: hour, free: 20, waits: [20 * minute], success: "counts" },
  /** Bookings on a desk, from wherever they come: of more, each asks some work of the browser. */
  busyBookings: { window: 10 * minute, free: 100, waits: [10 * minute], success: "counts" },
  /** Mails that ask one email, known or not, to confirm a booking that somebody made with it. */
  bookingMails: { window: 24 * hour, free: 3, waits: [24 * hour], success: "counts" },
  /** Addresses of bookings that are none, from one address. */
  unknownBookings: { window: hour, free: 100, waits: [15 * minute], success: "counts" },
} as const satisfies Record<string, AttemptRule>;

export type AttemptKind = keyof typeof attemptRules;
