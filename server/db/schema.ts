import type { Generated } from "kysely";
import type { Appointment } from "../../shared/appointments.ts";
import type { User } from "../../shared/auth.ts";
import type { Company } from "../../shared/companies.ts";
import type { Customer } from "../../shared/customers.ts";
import type { CustomerStatus } from "../../shared/statuses.ts";

/**
 * The columns carry the names of the wire, so the rows are typed by the shared schemas. Only money
 * differs: whole cents here. Keys are folded texts to sort and search by (see text-keys.ts).
 */
export interface Tables {
  users: User & { emailKey: string; passwordHash: string; updatedAt: string };
  sessions: {
    tokenHash: string;
    user: string;
    createdAt: string;
    lastUsedAt: string;
    expiresAt: string;
    /** Milliseconds between the last use and the end. */
    lifetime: number;
  };
  passwordResets: { user: string; tokenHash: string; createdAt: string; expiresAt: string };
  companies: Omit<Company, "clientCount" | "totalValue"> & {
    owner: string;
    nameKey: string;
    industryKey: string;
    searchKey: string;
    /** Both are written by triggers alone. */
    clientCount: Generated<number>;
    totalValue: Generated<number>;
  };
  customers: Omit<Customer, "companyName"> & { owner: string; nameKey: string; searchKey: string };
  appointments: Omit<Appointment, "company" | "customer"> & {
    owner: string;
    company: string;
    customer: string;
    titleKey: string;
    searchKey: string;
  };
  /** Written by triggers alone, as the next one. */
  ownerTotals: { owner: string; companies: number };
  statusTotals: { owner: string; status: CustomerStatus; customers: number; value: number };
  migrations: { number: number; name: string; appliedAt: string };
}
