import type { Generated } from "kysely";
import type { Absence } from "../../shared/kinds/absences.ts";
import type { Activity } from "../../shared/kinds/activities.ts";
import type { Appointment } from "../../shared/kinds/appointments.ts";
import type { Company } from "../../shared/kinds/companies.ts";
import type { Customer } from "../../shared/kinds/customers.ts";
import type { MeetingType } from "../../shared/kinds/meeting-types.ts";
import type { Kind } from "../../shared/kinds/names.ts";
import type { Tag } from "../../shared/kinds/tags.ts";
import type { Task } from "../../shared/kinds/tasks.ts";
import type { View } from "../../shared/kinds/views.ts";

type ForEachKind<Rows extends Record<Kind, object>> = Rows;

/** The rows of records. */
export type RecordRows = ForEachKind<{
  tags: Omit<Tag, "customers" | "companies"> & {
    owner: string;
    nameKey: string;
    searchKey: string;
    textKey: string;
  };
  companies: Omit<Company, "clientCount" | "totalValue" | "tags" | "private" | "responsible"> & {
    owner: string;
    responsible: Generated<string>;
    /** 1 for that of a customer who has no other. */
    private: Generated<number>;
    /** Ids, as a list in JSON. */
    tags: Generated<string>;
    nameKey: string;
    industryKey: string;
    emailKey: string;
    phoneKey: string;
    websiteKey: string;
    firmKey: string;
    searchKey: string;
    textKey: string;
    /** Both are written by triggers alone. */
    clientCount: Generated<number>;
    totalValue: Generated<number>;
  };
  customers: Omit<Customer, "companyName" | "private" | "tags" | "lastContact" | "responsible"> & {
    owner: string;
    responsible: Generated<string>;
    /** Empty where there is none. */
    lastContact: string;
    tags: Generated<string>;
    nameKey: string;
    emailKey: string;
    phoneKey: string;
    personKey: string;
    searchKey: string;
    textKey: string;
  };
  appointments: Omit<
    Appointment,
    "company" | "customer" | "repeat" | "except" | "host" | "attending"
  > & {
    host: Generated<string>;
    /** Ids, as a list in JSON. */
    attending: Generated<string>;
    repeat: Generated<string>;
    except: Generated<string>;
    owner: string;
    company: string;
    customer: string;
    titleKey: string;
    searchKey: string;
    textKey: string;
  };
  activities: Omit<Activity, "company" | "customer" | "author" | "editor"> & {
    author: Generated<string>;
    editor: Generated<string>;
    owner: string;
    company: string;
    customer: string | null;
    titleKey: string;
    searchKey: string;
    textKey: string;
  };
  tasks: Omit<Task, "company" | "customer" | "done" | "assignee" | "giver"> & {
    owner: string;
    assignee: Generated<string>;
    giver: Generated<string>;
    company: string | null;
    customer: string | null;
    titleKey: string;
    searchKey: string;
    textKey: string;
  };
  absences: Absence & { owner: string; fromKey: string; searchKey: string; textKey: string };
  meetingTypes: Omit<MeetingType, "lengths" | "hours" | "questions" | "takers"> & {
    owner: string;
    /** In JSON. */
    lengths: string;
    hours: string;
    questions: string;
    takers: Generated<string>;
    nameKey: string;
    searchKey: string;
    textKey: string;
  };
  views: View & { owner: string; nameKey: string; searchKey: string; textKey: string };
}>;
