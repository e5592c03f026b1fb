import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { customerQuery } from "../../../kinds/customers/queries.ts";
import { askFor } from "../../../lib/queries/query-of.ts";
import { getSession } from "../../../lib/session.ts";
import { configQuery } from "../../auth/queries.ts";

/** Whether somebody who did not come can be sent an email, and the user wants to be asked. */
export async function mayTellMissed({ customer }: Appointment): Promise<boolean> {
  if (getSession().user?.settings.mails.missed?.isOn === false) return false;
  try {
    const { mail } = await askFor(configQuery);
    return mail && (await askFor(customerQuery(customer._id))).email !== "";
  } catch {
    return false;
  }
}
