import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { results } from "../../../../shared/words/en/results.ts";
import { loadFailureOf } from "../../../lib/api-error.ts";
import { today } from "../../../lib/dates/dates.ts";
import { notify } from "../../../lib/notify.ts";
import { appointmentQuery } from "../queries.ts";

/** One appointment; undefined while it loads. If it cannot be shown, goes to today. */
export function useAppointment(id: string) {
  const query = useQuery(appointmentQuery(id));
  const navigate = useNavigate();
  const { missing: gone, failed } = loadFailureOf(query);
  const lost = gone || failed;

  useEffect(() => {
    if (!lost) return;
    // Any other failure has the query's own toast.
    if (gone) notify.error(results.appointments.detailsFailed);
    void navigate({
      to: "/dashboard/appointments/$date",
      params: { date: today() },
      replace: true,
      // The draft belongs to an appointment that no longer exists.
      ignoreBlocker: true,
    });
  }, [lost, gone, navigate]);

  return lost ? undefined : query.data;
}
