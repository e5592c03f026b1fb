import type { AppointmentInput } from "../../../../shared/kinds/appointments.ts";
import type { CompanyInput } from "../../../../shared/kinds/companies.ts";
import type { CustomerInput } from "../../../../shared/kinds/customers.ts";
import type { CustomerStatus } from "../../../../shared/statuses.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";

/** A field that a column can become; a company's description is its notes. */
type FieldTarget = Exclude<
  keyof CustomerInput | keyof CompanyInput | keyof AppointmentInput,
  "snoozedUntil" | "description"
>;

/** What a column of the file can become; see match/targets.ts for the words and the kinds. */
export type Target =
  | FieldTarget
  | "firstName"
  | "lastName"
  | "companyWebsite"
  | "companyAddress"
  | "companyId"
  | "ownId"
  | "time"
  | "end"
  | "addToNotes"
  | "skip";

/** How dates of a column are written. */
export type DateOrder = "ymd" | "dmy" | "mdy";
/** How cents of a column are parted. */
export type DecimalMark = "comma" | "dot";

export interface ColumnMatch {
  /** As the file has it; in the notes it stands before what could not be read. */
  heading: string;
  becomes: Target;
  /** Until the user touches it. */
  isGuessed: boolean;
  dates?: DateOrder;
  /** Both ways read all of its values: the user is asked, with a sample. */
  isAmbiguous?: boolean;
  decimals?: DecimalMark;
  /** Of a choice: what each of its values becomes, null where that is open, empty where it is nothing. */
  values?: Record<string, { becomes: string | null; count: number }>;
}

/** What each column of a source becomes, in their order. */
export interface Match {
  kind: ImportKind;
  columns: ColumnMatch[];
  /** The company of all rows that name none; empty: each gets one of its own name. */
  company: string;
  /** The status of all customers that are added without one. */
  status: CustomerStatus;
}
