import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import type { Company } from "../../../shared/kinds/companies.ts";
import type { Customer } from "../../../shared/kinds/customers.ts";
import { listNames } from "../../../shared/lists/list-names.ts";
import { appointmentQuery } from "../../kinds/appointments/queries.ts";
import { companyQuery } from "../../kinds/companies/queries.ts";
import { companyWords } from "../../kinds/customers/company-words.ts";
import { customerQuery } from "../../kinds/customers/queries.ts";
import { isMissing } from "../../lib/api-error.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { forgetRecent, keepRecent, type RecentRecord } from "../../lib/lists/recent.ts";

const looking = { enabled: false } as const;

/**
 * Remembers each record whose screen is opened, once that screen has loaded it. It never loads
 * anything or reports failures itself.
 */
export function RecentRecorder({ place }: { place: string }) {
  const { companyId, customerId, appointmentId } = useParams({ strict: false });
  const company = useQuery({ ...companyQuery(companyId ?? ""), ...looking });
  const customer = useQuery({ ...customerQuery(customerId ?? ""), ...looking });
  const appointment = useQuery({ ...appointmentQuery(appointmentId ?? ""), ...looking });
  useKept(place, companyId, company, fromCompany);
  useKept(place, customerId, customer, fromCustomer);
  useKept(place, appointmentId, appointment, fromAppointment);
  return null;
}

function useKept<T extends { _id: string }>(
  place: string,
  id: string | undefined,
  { data, error }: { data: T | undefined; error: Error | null },
  summarise: (data: T) => Omit<RecentRecord, "id">,
): void {
  useEffect(() => {
    if (!id) return;
    if (isMissing(error)) forgetRecent(id);
    else if (data) keepRecent(place, { ...summarise(data), id });
  }, [place, id, data, error, summarise]);
}

function fromCompany({ name, industry }: Company): Omit<RecentRecord, "id"> {
  return { kind: "company", title: name, note: industry, partOf: [] };
}

function fromCustomer(customer: Customer): Omit<RecentRecord, "id"> {
  const { name, status, company } = customer;
  return { kind: "customer", title: name, note: companyWords(customer), status, partOf: [company] };
}

function fromAppointment(appointment: Appointment): Omit<RecentRecord, "id"> {
  const { title, date, customer, company } = appointment;
  const note = listNames(customer.name, company.name).map(isolate).join(", ");
  return { kind: "appointment", title, note, date, partOf: [customer._id, company._id] };
}
