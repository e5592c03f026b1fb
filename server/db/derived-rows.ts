import type { Generated } from "kysely";
import type { KindIn } from "../../shared/kinds/names.ts";
import type { CustomerStatus } from "../../shared/statuses.ts";

interface StatusTotal {
  owner: string;
  status: CustomerStatus;
  customers: number;
  value: number;
}

/** The rows of what is made of records: totals, and what customers were. */
export interface DerivedRows {
  /** Written by triggers alone, as the next six. */
  ownerTotals: { owner: string } & Record<KindIn<"counter">, number>;
  statusTotals: StatusTotal;
  /** By who is responsible. */
  personTotals: StatusTotal & { person: string };
  contactTotals: StatusTotal & { lastContact: string };
  createdTotals: {
    owner: string;
    /** In UTC. */
    day: string;
    companies: number;
    customers: number;
    value: number;
  };
  /** Under an empty text those that have no tag. Tags need not be there any more. */
  tagTotals: { owner: string; tag: string; customers: number; value: number };
  /** Of an hour on a day, or of a day those that have no time. Rows: one that repeats is on its first day. */
  appointmentTotals: {
    owner: string;
    hour: string;
    appointments: number;
    held: number;
    noShow: number;
    canceled: number;
  };
  /** What customers were, written by triggers alone; see derived/status-history.ts. */
  statusChanges: {
    owner: string;
    customer: string;
    /** The customer's; null once that is deleted. */
    company: string | null;
    at: string;
    /** Both null where it begins. */
    fromStatus: CustomerStatus | null;
    fromValue: number | null;
    toStatus: CustomerStatus;
    toValue: number;
    /** The rest is kept by triggers for customers that are there, see derived/status-durations.ts. */
    addedAt: Generated<string | null>;
    stayedSince: Generated<string | null>;
    until: Generated<string | null>;
    closedBefore: Generated<string | null>;
  };
  /** Who was responsible for customers and companies, written by triggers alone; see derived/responsible-history.ts. */
  responsibleChanges: {
    owner: string;
    record: string;
    /** The customer's, null once that is deleted; of a company itself its own id. */
    company: string | null;
    at: string;
    from: string;
    to: string;
  };
  /** By how much each status gained or lost on a day, in UTC. */
  statusDays: {
    owner: string;
    day: string;
    status: CustomerStatus;
    customers: number;
    value: number;
  };
  /** Every day of last contact, written by triggers alone; see derived/contact-days.ts. */
  contactDays: {
    owner: string;
    customer: string;
    day: string;
    /** When an earlier last contact was set; null while the day counts. */
    withdrawnAt: string | null;
  };
  /** Answers of reports about days that are over, see reports/contact/kept.ts. */
  contactColumns: {
    owner: string;
    /** A list of one id in JSON, or empty for everyone. */
    people: string;
    day: string;
    end: string;
    followUp: string;
    claim: string;
    customers: number | null;
    kept: number | null;
  };
}
