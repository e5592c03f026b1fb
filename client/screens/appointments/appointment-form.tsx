import { getRouteApi, Link } from "@tanstack/react-router";
import { common } from "../../../shared/words/en/common.ts";
import { planning } from "../../../shared/words/en/planning.ts";
import { AppointmentFields } from "../../kinds/appointments/form/appointment-fields.tsx";
import { useAppointment } from "../../kinds/appointments/form/use-appointment.ts";
import { usePresets } from "../../kinds/appointments/form/use-presets.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { PageHead } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ChangesSection } from "../history/changes-section.tsx";

const newRoute = getRouteApi("/dashboard/appointments/new");
const editRoute = getRouteApi("/dashboard/appointments/$appointmentId/edit");

export function NewAppointment() {
  const now = useNow();
  const asked = newRoute.useSearch();
  const presets = usePresets(asked, now);
  return (
    <>
      <title>{common.title(planning.newTitle)}</title>
      <Crumbs current={planning.newTitle}>
        <Link to="/dashboard/appointments/$date" params={{ date: now.today }}>
          {planning.appointments}
        </Link>
      </Crumbs>
      <PageHead title={planning.newTitle} />
      {presets && <AppointmentFields asked={asked} presets={presets} now={now} />}
    </>
  );
}

export function EditAppointment() {
  const { appointmentId } = editRoute.useParams();
  const now = useNow();
  const appointment = useAppointment(appointmentId);
  const day = appointment?.date.slice(0, 10);
  return (
    <>
      <title>
        {common.title(
          appointment ? planning.editNamed(isolate(appointment.title)) : planning.editTitle,
        )}
      </title>
      <Crumbs current={planning.edit}>
        <Link to="/dashboard/appointments/$date" params={{ date: now.today }}>
          {planning.appointments}
        </Link>
        {day ? (
          <Link to="/dashboard/appointments/$date" params={{ date: day }}>
            {formatDate(day, "long")}
          </Link>
        ) : (
          <Skeleton className="w-24" />
        )}
      </Crumbs>
      <PageHead title={planning.editTitle} />
      {appointment && (
        <>
          <AppointmentFields key={appointmentId} appointment={appointment} now={now} />
          <ChangesSection
            key={`changes of ${appointmentId}`}
            record={appointmentId}
            className="mt-10 max-w-[900px]"
          />
        </>
      )}
    </>
  );
}
